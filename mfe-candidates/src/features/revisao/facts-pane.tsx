import type { Talento } from '@seleta/contract/talentos'
import { Box, Typography } from '@seleta/ui/core'
import type { ReactNode } from 'react'
import { useRespostas } from '../../queries/dossie-queries'
import { AderenciaLinhas } from '../talento/aderencia-linhas'
import { ExperienciaTab } from '../talento/experiencia-tab'
import type { NotaDraft } from '../talento/notas'
import { Notas } from '../talento/notas'
import { RespostasList } from '../talento/respostas-list'
import { Oculta } from '../talento/retencao'
import { TalentoStrip } from '../talento/talento-strip'
import { Uncertain } from '../talento/uncertain'

interface Props {
  readonly talento: Talento
  readonly campanhaId: number
  readonly nota: NotaDraft
}

/** Jobs beside the résumé: those before are in it. */
const LATEST_JOBS = 3

/** What a decision needs beside the résumé: score with its reasons, answers, last jobs, notes (product 63). */
export function FactsPane({ talento, campanhaId, nota }: Props) {
  if (talento.retencao.isOculta) return <Oculta talento={talento} />
  const participacao = talento.participacoes.find((one) => one.campanhaId === campanhaId)
  return (
    <>
      <Uncertain talento={talento} />
      <TalentoStrip talento={talento} campanhaId={campanhaId} />
      <Box sx={{ px: { xs: 4, sm: 6 }, py: 4, display: 'grid', gap: 6 }}>
        {participacao === undefined ? null : (
          <Box sx={{ mt: -4 }}>
            <AderenciaLinhas
              aderencia={participacao.aderencia}
              linhas={participacao.aderenciaDetalhe ?? []}
            />
          </Box>
        )}
        <Respostas identificador={talento.identificador} campanhaId={campanhaId} />
        {talento.experienciasProfissionais.length === 0 ? null : (
          <Part title="Últimos trabalhos">
            <ExperienciaTab talento={talento} max={LATEST_JOBS} />
          </Part>
        )}
        <Notas identificador={talento.identificador} draft={nota} />
      </Box>
    </>
  )
}

function Respostas({ identificador, campanhaId }: { identificador: string; campanhaId: number }) {
  const respostas = (useRespostas(identificador).data ?? []).filter((one) => one.campanhaId === campanhaId)
  if (respostas.length === 0) return null
  return (
    <Part title="Respostas">
      <RespostasList respostas={respostas} />
    </Part>
  )
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <Typography component="h3" variant="h3" sx={{ mb: 3 }}>
        {title}
      </Typography>
      {children}
    </section>
  )
}
