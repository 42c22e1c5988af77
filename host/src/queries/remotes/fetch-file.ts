/**
 * Reads a file beside the page: the registry, what a release says of itself, its scripts. They are no calls of the api, so
 * no client stands between; this is the one place where the host fetches.
 */
export function fetchFile(
  path: string,
  how: { readonly cache?: RequestCache; readonly signal: AbortSignal },
): Promise<Response> {
  // oxlint-disable-next-line no-restricted-globals -- files, not calls of the api
  return fetch(path, how)
}

/**
 * The JSON of such a file, unchecked.
 * @param within milliseconds that it may take
 * @throws Error when it does not come, or is none
 */
export async function fetchJson(
  path: string,
  within: number,
  cache: RequestCache = 'default',
): Promise<unknown> {
  const response = await fetchFile(path, { cache, signal: AbortSignal.timeout(within) })
  if (!response.ok) throw new Error(path)
  return response.json()
}
