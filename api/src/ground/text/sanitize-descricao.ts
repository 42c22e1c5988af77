import sanitizeHtml from 'sanitize-html'

/** The one list of tags that a description may have (product 34, security S13). */
export const TAGS_PERMITIDAS = ['p', 'br', 'strong', 'em', 'u', 'ol', 'ul', 'li']

/** The one list of classes: alignment is a class because the page's policy drops inline styles (security finding 4). */
export const CLASSES_PERMITIDAS = ['ql-align-center', 'ql-align-right', 'ql-align-justify']

const SAME_MEANING: Readonly<Record<string, string>> = { b: 'strong', i: 'em', div: 'p' }

const withAlignClass =
  (rename?: string): sanitizeHtml.Transformer =>
  (tagName, attributes) => {
    const align = /(?:^|;)\s*text-align\s*:\s*(center|right|justify)\s*(?:;|$)/i.exec(
      attributes['style'] ?? '',
    )?.[1]
    const classes = [attributes['class'], align && `ql-align-${align.toLowerCase()}`]
      .filter(Boolean)
      .join(' ')
    return { tagName: rename ?? tagName, attribs: classes === '' ? {} : { class: classes } }
  }

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: TAGS_PERMITIDAS,
  allowedAttributes: { '*': ['class'] },
  allowedClasses: { '*': CLASSES_PERMITIDAS },
  allowedStyles: {},
  disallowedTagsMode: 'discard',
  nestingLimit: 20,
  transformTags: {
    ...Object.fromEntries(Object.entries(SAME_MEANING).map(([from, to]) => [from, withAlignClass(to)])),
    p: withAlignClass(),
    li: withAlignClass(),
    ol: withAlignClass(),
    ul: withAlignClass(),
  },
}

/**
 * The HTML of a description as it is stored: tags and classes of the two lists above, nothing else.
 * Cleaning what is clean changes nothing.
 * @param html what the editor, a template, a paste or the AI gave
 */
export function sanitizeDescricao(html: string): string {
  let clean = sanitizeHtml(html, OPTIONS).trim()
  // A tag that falls away may leave a paragraph inside a paragraph, which reads another way the next time.
  for (let round = 0; round < 5; round += 1) {
    const again = sanitizeHtml(clean, OPTIONS).trim()
    if (again === clean) break
    clean = again
  }
  return clean
}
