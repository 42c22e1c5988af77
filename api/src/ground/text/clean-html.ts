import { ALIGNMENTS, ALLOWED_CLASSES, ALLOWED_TAGS, classNameOf } from '@seleta/regras/html-da-vaga/documento'
import sanitizeHtml from 'sanitize-html'

const SAME_MEANING: Readonly<Record<string, string>> = { b: 'strong', i: 'em', div: 'p' }

const withAlignClass =
  (rename?: string): sanitizeHtml.Transformer =>
  (tagName, attributes) => {
    const said = /(?:^|;)\s*text-align\s*:\s*(\w+)\s*(?:;|$)/i.exec(attributes['style'] ?? '')?.[1]
    const align = ALIGNMENTS.find((known) => known === said?.toLowerCase())
    const classes = [attributes['class'], align && classNameOf(align)].filter(Boolean).join(' ')
    return { tagName: rename ?? tagName, attribs: classes === '' ? {} : { class: classes } }
  }

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [...ALLOWED_TAGS],
  allowedAttributes: { '*': ['class'] },
  allowedClasses: { '*': ALLOWED_CLASSES },
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
 * HTML held to the document model of `@seleta/regras/html-da-vaga`, as it may be stored: tags and classes of the two
 * lists above, nothing else. Cleaning what is clean changes nothing.
 * @param html what the editor, a template, a paste or the AI gave
 */
export function cleanHtml(html: string): string {
  let clean = sanitizeHtml(html, OPTIONS).trim()
  // A tag that falls away may leave a paragraph inside a paragraph, which reads another way the next time.
  for (let round = 0; round < 5; round += 1) {
    const again = sanitizeHtml(clean, OPTIONS).trim()
    if (again === clean) break
    clean = again
  }
  return clean
}
