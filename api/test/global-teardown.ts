/** Stops what the set-up started, in the same process. */
export default async function tearDown(): Promise<void> {
  const { stopTestServer } = globalThis as { stopTestServer?: () => Promise<void> }
  await stopTestServer?.()
}
