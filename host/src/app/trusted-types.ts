/**
 * Under `require-trusted-types-for 'script'` every script address passes here: only our own built files run
 * (security, section 1). No string becomes HTML by this policy but the empty one: the wizard's editor empties its
 * container so. Areas that show sanitised HTML have their own policy.
 */
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string; createHTML: (html: string) => string },
  ): unknown
}

const folders = ['/assets/', '/remotes/'].map((folder) => location.origin + folder)

/** Lets the scripts of one more folder run, an address with its origin and a slash at the end. */
export const allowScriptsOf = (folder: string): void => void folders.push(folder)

function isBuiltScript(url: string): boolean {
  try {
    const { href } = new URL(url, location.origin)
    return folders.some((folder) => href.startsWith(folder))
  } catch {
    return false
  }
}

export function installTrustedTypes(): void {
  // Not in the types of the DOM, and not in every browser.
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes
  factory?.createPolicy('default', {
    createScriptURL: (url) => {
      if (!isBuiltScript(url)) throw new TypeError(url)
      return url
    },
    createHTML: (html) => {
      if (html !== '') throw new TypeError(html)
      return html
    },
  })
}
