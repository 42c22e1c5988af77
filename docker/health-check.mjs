/** Ends with 0 when the address answers 2xx: the node image has no curl. */
const [address = ''] = process.argv.slice(2)
try {
  const response = await fetch(address, { signal: AbortSignal.timeout(2500) })
  process.exit(response.ok ? 0 : 1)
} catch {
  process.exit(1)
}
