import { Box } from '@seleta/ui/core'
import { paint } from '@seleta/ui/paint'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Quill as QuillClass } from 'react-quill'
import ReactQuill, { Quill } from 'react-quill'
import { FormatBar } from './format-bar'
import { fromOps, toOps } from '../../rules/texto/delta'
import { parseHtml } from '@seleta/regras/html-da-vaga/parse-html'
import { PlainClipboard } from './plain-clipboard'
import { writeHtml } from '@seleta/regras/html-da-vaga/write-html'

Quill.register('modules/clipboard', PlainClipboard, true)

/** Nothing else can come into the text, by key, paste or call (product 34). */
const FORMATS = ['bold', 'italic', 'underline', 'list', 'align']
const MODULES = { toolbar: false, uploader: { mimetypes: [] } }

export interface TextoEditorProps {
  /** HTML of `writeHtml`. */
  readonly value: string
  readonly onChange: (html: string) => void
  readonly label: string
}

/** Rich text: bold, italic, underline, numbered list, alignment. Loaded when the step is opened. */
export default function TextoEditor({ value, onChange, label }: TextoEditorProps) {
  const holder = useRef<ReactQuill>(null)
  const [quill, setQuill] = useState<QuillClass | null>(null)
  const emitted = useRef(value)
  // Only the first value: from then on the editor holds the text, and later ones are put in below.
  const [start] = useState(() => contentsOf(value))

  useEffect(() => {
    const editor = holder.current?.getEditor() ?? null
    editor?.root.setAttribute('role', 'textbox')
    editor?.root.setAttribute('aria-multiline', 'true')
    editor?.root.setAttribute('aria-label', label)
    setQuill(editor)
  }, [label])

  useEffect(() => {
    if (quill === null || value === emitted.current) return
    emitted.current = value
    // By the name of the person, so that Ctrl+Z brings the former text back.
    quill.setContents(contentsOf(value).ops, 'user')
  }, [quill, value])

  const emit = useMemo(
    () => (_html: string, _delta: unknown, source: string) => {
      const editor = holder.current?.getEditor()
      if (editor === undefined || source !== 'user') return
      const html = writeHtml(fromOps(editor.getContents().ops))
      if (html === emitted.current) return
      emitted.current = html
      onChange(html)
    },
    [onChange],
  )

  return (
    <Box
      sx={{
        border: `1px solid ${paint.controlBorder}`,
        borderRadius: 1.5,
        bgcolor: paint.surface,
        ...editorStyles,
      }}
    >
      <FormatBar quill={quill} />
      <ReactQuill
        ref={holder}
        defaultValue={start}
        onChange={emit}
        formats={FORMATS}
        modules={MODULES}
        useSemanticHTML={false}
      />
    </Box>
  )
}

/** As a delta: a text given as HTML would go through Quill's own parser. */
function contentsOf(html: string) {
  return new (Quill.import('delta'))([...toOps(parseHtml(html))])
}

const editorStyles = {
  '& .ql-container': { position: 'relative' },
  '& .ql-editor': {
    minHeight: 360,
    maxHeight: '60vh',
    overflowY: 'auto',
    padding: '16px',
    outline: 'none',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'break-word',
    fontSize: '0.9375rem',
    lineHeight: '1.5rem',
    tabSize: 4,
    counterReset: 'lista',
  },
  '&:focus-within': { outline: `3px solid ${paint.focus}`, outlineOffset: '2px' },
  '& .ql-editor p': { margin: '0 0 8px', counterReset: 'lista' },
  '& .ql-editor ol': { margin: '0 0 8px', padding: '0 0 0 24px' },
  '& .ql-editor li': { listStyle: 'none', position: 'relative' },
  '& .ql-editor li > .ql-ui': { position: 'absolute', left: '-24px', width: '20px', userSelect: 'none' },
  '& .ql-editor li[data-list=ordered]': { counterIncrement: 'lista' },
  '& .ql-editor li[data-list=ordered] > .ql-ui::before': { content: 'counter(lista) "."' },
  '& .ql-editor li[data-list=bullet]': { counterReset: 'lista' },
  '& .ql-editor li[data-list=bullet] > .ql-ui::before': { content: '"•"' },
  '& .ql-align-center': { textAlign: 'center' },
  '& .ql-align-right': { textAlign: 'right' },
  '& .ql-align-justify': { textAlign: 'justify' },
  '& .ql-clipboard': { position: 'absolute', left: '-100000px', height: '1px', overflow: 'hidden' },
} as const
