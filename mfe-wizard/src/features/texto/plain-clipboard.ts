import type { Quill as QuillClass } from 'react-quill'
import { Quill } from 'react-quill'
import type { TextOp } from '../../rules/texto/delta'
import { toOps } from '../../rules/texto/delta'
import { parseHtml } from '../../rules/texto/parse-html'

/** Quill's own module classes are typed as unknown by their name. */
type ClipboardClass = new (
  quill: QuillClass,
  options: object,
) => {
  quill: QuillClass
  onCapturePaste(event: ClipboardEvent): void
}

// The editor gives its modules by name, without their types.
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
    this.insert(documento === null || documento.length === 0 ? plainOps(plain) : toOps(documento))
  }

  /**
   * A pasted line goes into the line where the caret stands and takes its form over; the last pasted line gives its own
   * form to what follows the caret.
   */
  private insert(pasted: readonly TextOp[]): void {
    const { quill } = this
    const range = quill.getSelection(true)
    const { list, align } = quill.getFormat(range.index)
    const lineForm = { ...(list === undefined ? {} : { list }), ...(align === undefined ? {} : { align }) }
    const last = pasted.at(-1)
    const ops = last?.insert === '\n' ? pasted.slice(0, -1) : pasted
    const firstBreak = ops.findIndex(({ insert }) => insert === '\n')
    const shaped = ops.map((op, at) =>
      at === firstBreak && op.attributes === undefined ? { ...op, attributes: lineForm } : op,
    )
    const before = [
      ...(range.index > 0 ? [{ retain: range.index }] : []),
      ...(range.length > 0 ? [{ delete: range.length }] : []),
    ]
    const length = quill.getLength()
    // A list of operations is a delta; the type asks for the class.
    quill.updateContents([...before, ...shaped] as Parameters<QuillClass['updateContents']>[0], 'user')
    const end = range.index + quill.getLength() - length + range.length
    if (firstBreak >= 0 && last?.insert === '\n')
      quill.formatLine(end, 0, { list: false, align: false, ...last.attributes }, 'user')
    quill.setSelection(end, 0, 'silent')
  }
}

const plainOps = (text: string): TextOp[] =>
  text === '' ? [] : [{ insert: text.replaceAll(/\r\n?/g, '\n') }]
