/**
 * Strict-Transport-Security for 180 days, without `includeSubDomains`: the other hosts of the operator's domain are not
 * ours to bind.
 */
export const THIS_HOST_ONLY = 'max-age=15552000'
