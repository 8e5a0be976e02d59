function byteLimit(maxBytes: number, tooLong: () => Error): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength
      if (bytes > maxBytes) throw tooLong()
      controller.enqueue(chunk)
    },
  })
}

/** Whether the answer says how long it is, so that no more can come: HTTP ends it there. */
function isShort(headers: Headers, maxBytes: number): boolean {
  const length = headers.get('Content-Length')
  return length !== null && Number(length) <= maxBytes && !headers.has('Content-Encoding')
}

/**
 * The same answer, but reading a body of more bytes, counted after decompression, rejects with that error and ends the
 * connection.
 */
export function limitBytes(response: Response, maxBytes: number, tooLong: () => Error): Response {
  const { body, status, statusText, headers } = response
  // Another stream around each answer costs a tenth of the throughput, so it is there only where it is needed.
  return body === null || isShort(headers, maxBytes)
    ? response
    : new Response(body.pipeThrough(byteLimit(maxBytes, tooLong)), { status, statusText, headers })
}
