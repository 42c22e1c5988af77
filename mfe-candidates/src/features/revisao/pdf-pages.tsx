import { Box, Button } from '@seleta/ui/core'
import { countOf } from '@seleta/regras/plural'
import { useEffect, useRef, useState } from 'react'
import type { PdfDrawing } from './draw-pdf'
import { openPdf } from './draw-pdf'

interface Props {
  readonly bytes: Uint8Array
  readonly nome: string
  /** False while it is drawn ahead: the first page alone. */
  readonly isShown: boolean
}

const UNDRAWN = 'O currículo não pôde ser desenhado aqui. «Abrir currículo» abre o arquivo em outra aba.'

/** Pages that are drawn before somebody asks for more: a résumé has fewer, and a file of 300 would take the memory. */
const PAGES_AT_ONCE = 8

/** A résumé as pages (decision 161). It comes with its library when the first one is to be drawn. */
export default function PdfPages({ bytes, nome, isShown }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const drawing = useRef<PdfDrawing>(null)
  const [wanted, setWanted] = useState(PAGES_AT_ONCE)
  const [total, setTotal] = useState(0)
  const [isFailed, setFailed] = useState(false)
  useEffect(() => {
    if (place.current === null) return undefined
    const open = openPdf(place.current, bytes, (page, of) => `Currículo de ${nome}, página ${page} de ${of}`)
    drawing.current = open
    return open.stop
  }, [bytes, nome])
  useEffect(() => {
    const open = drawing.current
    open
      ?.draw(isShown ? wanted : 1)
      .then(setTotal)
      // Of one that was left, nothing is said.
      .catch(() => setFailed(drawing.current === open))
  }, [isShown, wanted])
  const left = total - wanted
  return (
    <>
      <Box ref={place} sx={pagesStyle} />
      {isFailed ? <Box role="alert">{UNDRAWN}</Box> : null}
      {isShown && left > 0 ? (
        <Button onClick={() => setWanted(wanted + PAGES_AT_ONCE)}>
          Mostrar mais {countOf(Math.min(left, PAGES_AT_ONCE), 'página', 'páginas')}
        </Button>
      ) : null}
    </>
  )
}

/** What the library expects of the text above a picture: each run where it stands on the page, unseen. */
const pagesStyle = {
  '& > .pdf-pagina': {
    position: 'relative',
    mb: 4,
    backgroundColor: '#fff',
    boxShadow: '0 1px 4px rgb(18 22 21 / 0.2)',
  },
  '& canvas': { display: 'block', width: '100%', height: 'auto' },
  '& .pdf-texto': {
    position: 'absolute',
    inset: 0,
    overflow: 'clip',
    lineHeight: 1,
    textAlign: 'initial',
    letterSpacing: 'normal',
    wordSpacing: 'normal',
    textSizeAdjust: 'none',
    forcedColorAdjust: 'none',
    transformOrigin: '0 0',
    '--min-font-size': '1',
    '--text-scale-factor': 'calc(var(--total-scale-factor) * var(--min-font-size))',
    '--min-font-size-inv': 'calc(1 / var(--min-font-size))',
    '& .markedContent': { display: 'contents' },
    '& span, & br': {
      position: 'absolute',
      color: 'transparent',
      whiteSpace: 'pre',
      cursor: 'text',
      transformOrigin: '0% 0%',
    },
    '& > :not(.markedContent), & .markedContent span:not(.markedContent)': {
      '--font-height': '0',
      '--scale-x': '1',
      '--rotate': '0deg',
      fontSize: 'calc(var(--text-scale-factor) * var(--font-height))',
      transform: 'rotate(var(--rotate)) scaleX(var(--scale-x)) scale(var(--min-font-size-inv))',
    },
  },
} as const
