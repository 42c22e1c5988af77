import { formatDia } from '@seleta/regras/dia'
import { Box, Typography } from '@seleta/ui/core'
import { useEffect, useState } from 'react'
import { useEmpresaNome } from '../../queries/use-indicadores'

/** What is of use on a screen alone. */
export const NOT_PRINTED = { '@media print': { display: 'none' } } as const

/** Paper is light: what is dark on the screen is not, for as long as it is printed. */
function useLightPaper() {
  useEffect(() => {
    const root = document.documentElement
    let before: string | null = null
    const begin = () => {
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

/** The head of what is printed: whose report it is, of what, of when (product 69). */
export function PrintReport({ title, dias }: { readonly title: string; readonly dias: number }) {
  useLightPaper()
  const empresa = useEmpresaNome()
  const [hoje] = useState(() => formatDia(new Date()))
  return (
    <Box sx={{ display: 'none', '@media print': { display: 'block', mb: 6 } }}>
      <Typography variant="body2">{empresa}</Typography>
      <Typography component="p" variant="h1">
        {title}
      </Typography>
      <Typography variant="body2">
        Indicadores dos últimos {dias} dias · {hoje}
      </Typography>
    </Box>
  )
}
