import { createServer } from 'node:https'
import { startServer } from './startServer.js'

const pem = (label: string, base64: string) => `-----BEGIN ${label}-----\n${base64}\n-----END ${label}-----\n`

/** Made for this test and signed by itself; it ends in 2126. */
const CERTIFICATE =
  'MIIBkDCCATagAwIBAgIUOu5Ycx/TDZp6vK1Oy5n2a34HjkYwCgYIKoZIzj0EAwIwFDESMBAGA1UEAwwJMTI3LjAuMC4xMCAXDTI2MTEyMjA0NTEzOVoYDzIxMjYxMDI5MDQ1MTM5WjAUMRIwEAYDVQQDDAkxMjcuMC4wLjEwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAAThy/N8B9BJ3830vKWDULP0yVKCojh61G6iou/0mTX++p2nauwyQ9cl48fD+EDx0zUbNkwBcbAhAfDoRmKzt2tFo2QwYjAdBgNVHQ4EFgQUwuXTnH+yfsqXlsSW/FZnMN/63N0wHwYDVR0jBBgwFoAUwuXTnH+yfsqXlsSW/FZnMN/63N0wDwYDVR0TAQH/BAUwAwEB/zAPBgNVHREECDAGhwR/AAABMAoGCCqGSM49BAMCA0gAMEUCIQC6b9fGJebprsVjf7PcKKPvz35DFZ6LRPQVQtvVSDxrswIgdSSwYgHt4t9P0sXVAT0/Djdfmgt8Qdz7s+CO9w1b9qc='
const KEY =
  'MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgCb+Jx9PavUp2gDVjwK7ndMctGM+CuN46dBu0WwdEDx6hRANCAAThy/N8B9BJ3830vKWDULP0yVKCojh61G6iou/0mTX++p2nauwyQ9cl48fD+EDx0zUbNkwBcbAhAfDoRmKzt2tF'

/** The address of an HTTPS server with an untrusted certificate. */
export async function untrustedServer(): Promise<string> {
  const server = createServer({ cert: pem('CERTIFICATE', CERTIFICATE), key: pem('PRIVATE KEY', KEY) })
  return `https://127.0.0.1:${await startServer(server)}`
}
