import type { Quill as QuillClass } from 'react-quill'
import { Quill } from 'react-quill'
import { toOps } from './delta'
import { parseHtml } from './parse-html'

/** Quill's own module classes are typed as unknown by their name. */
type ClipboardClass = new (
  quill: QuillClass,
  options: object,
) => {
  quill: QuillClass
  onCapturePaste(event: ClipboardEvent): void
}

const Clipboard = Quill.import('modules/clipboard') as ClipboardClass

/**
 * Paste without Quill's HTML parser: text and the allowed marks come through `parseHtml`, pictures and files do not
 * come at all. So nothing of a paste is ever made a DOM (security S13), and no Trusted Types sink is used.
 */
export class PlainClipboard extends Clipboard {
  override onCapturePaste(event: ClipboardEvent): void {
    if (event.defaultPrevented || !this.quill.isEnabled()) return
    event.preventDefault()
    const html = event.clipboardData?.getData('text/html') ?? ''
    const plain = event.clipboardData?.getData('text/plain') ?? ''
    const documento = html === '' ? null : parseHtml(html)
    this.insert(
      documento === null || documento.length === 0 ? plainOps(plain) : withoutLastBreak(toOps(documento)),
    )
  }

  private insert(ops: readonly object[]): void {
    const range = this.quill.getSelection(true)
    const before = [
      ...(range.index > 0 ? [{ retain: range.index }] : []),
      ...(range.length > 0 ? [{ delete: range.length }] : []),
    ]
    const length = this.quill.getLength()
    this.quill.updateContents([...before, ...ops] as Parameters<QuillClass['updateContents']>[0], 'user')
    const grown = this.quill.getLength() - length + range.length
    this.quill.setSelection(range.index + grown, 0, 'silent')
  }
}

const plainOps = (text: string) => (text === '' ? [] : [{ insert: text.replaceAll(/\r\n?/g, '\n') }])

/** A pasted line goes into the line where the caret stands. */
function withoutLastBreak<T extends { insert: string; attributes?: unknown }>(ops: T[]): T[] {
  const last = ops.at(-1)
  return last?.insert === '\n' && last.attributes === undefined ? ops.slice(0, -1) : ops
}
