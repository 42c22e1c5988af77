import type { Talento } from '@seleta/contract/talentos'
import { Typography } from '@seleta/ui/core'
import type { ReactNode } from 'react'
import { useRespostas } from '../../queries/dossie-queries'
import { ExperienciaTab } from './experiencia-tab'
import { RespostasList } from './respostas-list'

/** Jobs beside the résumé: those before are in it. */
const LATEST_JOBS = 3

/** One part of what is known of somebody, where several stand one below the other. */
export function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <Typography component="h3" variant="h3" sx={{ mb: 3 }}>
        {title}
      </Typography>
      {children}
    </section>
  )
}

interface RespostasProps {
  readonly identificador: string
  readonly campanhaId: number
}

/** What somebody answered to the questions of one campaign; nothing where nothing was asked. */
export function RespostasPart({ identificador, campanhaId }: RespostasProps) {
  const respostas = (useRespostas(identificador).data ?? []).filter((one) => one.campanhaId === campanhaId)
  if (respostas.length === 0) return null
  return (
    <Part title="Respostas">
      <RespostasList respostas={respostas} />
    </Part>
  )
}

/** Where somebody worked last; nothing of who never said so. */
export function UltimosTrabalhosPart({ talento }: { readonly talento: Talento }) {
  if (talento.experienciasProfissionais.length === 0) return null
  return (
    <Part title="Últimos trabalhos">
      <ExperienciaTab talento={talento} max={LATEST_JOBS} />
    </Part>
  )
}
