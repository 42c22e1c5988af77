import type { Talento } from '@seleta/contract/talentos'
import { Box } from '@seleta/ui/core'
import { AderenciaLinhas } from '../talento/aderencia-linhas'
import { RespostasPart, UltimosTrabalhosPart } from '../talento/known-of'
import { Notas } from '../talento/notas'
import { Oculta } from '../talento/retencao'
import { TalentoStrip } from '../talento/talento-strip'
import { Uncertain } from '../talento/uncertain'

interface Props {
  readonly talento: Talento
  readonly campanhaId: number
}

/** What a decision needs beside the résumé: score with its reasons, answers, last jobs, notes (product 63). */
export function FactsPane({ talento, campanhaId }: Props) {
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
        <RespostasPart identificador={talento.identificador} campanhaId={campanhaId} />
        <UltimosTrabalhosPart talento={talento} />
        <Notas identificador={talento.identificador} />
      </Box>
    </>
  )
}
