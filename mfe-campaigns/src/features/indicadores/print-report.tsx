import { formatDia } from '@seleta/regras/dia'
import { now } from '@seleta/regras/now'
import { Box, Typography } from '@seleta/ui/core'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useEmpresaNome } from '../../queries/use-indicadores'

/**
 * Paper is light: what is dark on the screen is not, for as long as it is printed.
 * @param onBegin what else is done before
 */
function usePrinting(onBegin: () => void) {
  const told = useEffectEvent(onBegin)
  useEffect(() => {
    const root = document.documentElement
    let before: string | null = null
    const begin = () => {
      told()
      before = root.getAttribute('data-tema')
      root.setAttribute('data-tema', 'light')
    }
    const end = () => (before === null ? undefined : root.setAttribute('data-tema', before))
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [])
}

interface Props {
  readonly title: string
  readonly dias: number
  /** What the figures are narrowed to, in words. */
  readonly recorte: readonly string[]
}

/** The head of what is printed: whose report it is, of what, of when (product 69). */
export function PrintReport({ title, dias, recorte }: Props) {
  const empresa = useEmpresaNome()
  const hoje = useRef<HTMLSpanElement>(null)
  // The paper is drawn as soon as everybody has been told: a state would be a day late.
  usePrinting(() => hoje.current?.replaceChildren(formatDia(now())))
  return (
    <Box sx={{ display: 'none', '@media print': { display: 'block', mb: 6 } }}>
      <Typography variant="body2">{empresa}</Typography>
      <Typography component="p" variant="h1">
        {title}
      </Typography>
      <Typography variant="body2">
        Indicadores dos últimos {dias} dias · <span ref={hoje}>{formatDia(now())}</span>
      </Typography>
      {recorte.map((palavras) => (
        <Typography key={palavras} variant="body2">
          {palavras}
        </Typography>
      ))}
    </Box>
  )
}
