import { encodeText } from '@seleta/regras/html-da-vaga/entities'

/** Text for an element or a quoted attribute; also right in XML. Control characters that XML forbids fall away. */
export const escapeHtml = (text: string): string =>
  encodeText(stripControls(text)).replaceAll('"', '&quot;').replaceAll("'", '&#39;')

/** Lone surrogates and control characters but tab and line ends. */
export const stripControls = (text: string): string =>
  text.replaceAll(/(?![\t\n\r])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu, '')

/** JSON inside a `<script>` that is no script: nothing in it can end the element. */
export const escapeJson = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`)
