/** What is asked of others is a few kB; what sends more than this is no answer, and is not read to its end (audit S11). */
const MAX_BYTES = 256 * 1024

/** The body as text, counted while it comes. @throws Error past the limit; the connection is given up */
export async function readAnswer(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let total = 0
  // A body that was not read yet; without one there is nothing to read.
  for await (const chunk of response.body ?? []) {
    total += chunk.length
    if (total > MAX_BYTES) throw new Error('answer too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
