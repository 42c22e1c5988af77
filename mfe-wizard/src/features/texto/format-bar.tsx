import { Box, Divider, IconButton, Tooltip } from '@seleta/ui/core'
import {
  AlignCenterIcon,
  AlignJustifyIcon,
  AlignLeftIcon,
  AlignRightIcon,
  BoldIcon,
  ItalicIcon,
  ListOrderedIcon,
  UnderlineIcon,
} from '@seleta/ui/icons'
import { paint } from '@seleta/ui/paint'
import type { ComponentType, KeyboardEvent } from 'react'
import { useEffect, useRef, useState } from 'react'
import type { Quill as QuillClass } from 'react-quill'

type Formats = Readonly<Record<string, unknown>>

interface Tool {
  readonly label: string
  readonly Icon: ComponentType<{ size?: number }>
  readonly format: 'bold' | 'italic' | 'underline' | 'list' | 'align'
  /** What pressing sets; `false` takes the format away. */
  readonly value: string | boolean
  readonly startsGroup?: true
}

const tools: readonly Tool[] = [
  { label: 'Negrito', Icon: BoldIcon, format: 'bold', value: true },
  { label: 'Itálico', Icon: ItalicIcon, format: 'italic', value: true },
  { label: 'Sublinhado', Icon: UnderlineIcon, format: 'underline', value: true },
  { label: 'Lista numerada', Icon: ListOrderedIcon, format: 'list', value: 'ordered', startsGroup: true },
  { label: 'Alinhar à esquerda', Icon: AlignLeftIcon, format: 'align', value: false, startsGroup: true },
  { label: 'Centralizar', Icon: AlignCenterIcon, format: 'align', value: 'center' },
  { label: 'Alinhar à direita', Icon: AlignRightIcon, format: 'align', value: 'right' },
  { label: 'Justificar', Icon: AlignJustifyIcon, format: 'align', value: 'justify' },
]

/** One stop of the Tab key; the arrows go from tool to tool (WAI-ARIA toolbar). */
export function FormatBar({ quill }: { quill: QuillClass | null }) {
  const formats = useFormats(quill)
  const [stop, setStop] = useState(0)
  const bar = useRef<HTMLDivElement>(null)

  const roam = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    const to =
      event.key === 'Home' ? 0 : event.key === 'End' ? tools.length - 1 : by === undefined ? null : stop + by
    if (to === null) return
    event.preventDefault()
    const next = (to + tools.length) % tools.length
    setStop(next)
    bar.current?.querySelectorAll<HTMLElement>('button')[next]?.focus()
  }

  return (
    <Box
      ref={bar}
      role="toolbar"
      aria-label="Formatação do texto"
      onKeyDown={roam}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, p: 1, borderBottom: `1px solid ${paint.border}` }}
    >
      {tools.map((tool, index) => {
        const isOn = isPressed(tool, formats)
        return (
          <Box key={tool.label} sx={{ display: 'flex', gap: 1 }}>
            {tool.startsGroup === true ? <Divider orientation="vertical" flexItem /> : null}
            <Tooltip title={tool.label}>
              <IconButton
                aria-label={tool.label}
                aria-pressed={isOn}
                tabIndex={index === stop ? 0 : -1}
                onFocus={() => setStop(index)}
                // The caret stays in the text.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => {
                  quill?.focus()
                  quill?.format(tool.format, isOn && tool.value !== false ? false : tool.value, 'user')
                }}
                sx={{
                  borderRadius: 1.5,
                  color: paint.text,
                  bgcolor: isOn ? paint.primarySoft : 'transparent',
                }}
              >
                <tool.Icon size={20} />
              </IconButton>
            </Tooltip>
          </Box>
        )
      })}
    </Box>
  )
}

function isPressed({ format, value }: Tool, formats: Formats): boolean {
  return value === false ? formats[format] === undefined : formats[format] === value
}

/** Formats at the caret, also after each change. */
function useFormats(quill: QuillClass | null): Formats {
  const [formats, setFormats] = useState<Formats>({})
  useEffect(() => {
    if (quill === null) return undefined
    const read = () => {
      const range = quill.getSelection()
      if (range !== null) setFormats(quill.getFormat(range))
    }
    quill.on('editor-change', read)
    return () => {
      quill.off('editor-change', read)
    }
  }, [quill])
  return formats
}
