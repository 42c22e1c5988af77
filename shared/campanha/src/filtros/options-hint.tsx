import { Typography } from '@seleta/ui/core'
import type { ReactNode } from 'react'

/** Of what the public form does not ask (product 54): who can be found by it, and where it comes from. */
export const ToldHint = () => (
  <OptionsHint>
    Só encontra quem tem isso no cadastro. O formulário da vaga não pergunta: vem do que a equipe preenche, de
    arquivos importados e das origens automáticas.
  </OptionsHint>
)

/** A quiet line under the options of a category. */
export function OptionsHint({ children }: { readonly children: ReactNode }) {
  return (
    <Typography variant="caption" component="output" color="text.secondary" sx={{ mt: 2, display: 'block' }}>
      {children}
    </Typography>
  )
}
