import { Asked } from '@seleta/campanha/asked'
import type { Talento } from '@seleta/contract/talentos'
import { Box, Button, LoadingRows, useMediaQuery } from '@seleta/ui/core'
import { lazy, Suspense, useState } from 'react'
import { useVideos } from '../../queries/dossie-queries'
import { useTalento } from '../../queries/talentos-queries'
import { AderenciaLinhas } from '../talento/aderencia-linhas'
import { FormacaoTab } from '../talento/formacao-tab'
import { Part, RespostasPart, UltimosTrabalhosPart } from '../talento/known-of'

const VideoTab = lazy(() => import('../talento/video-tab').then((m) => ({ default: m.VideoTab })))
const CurriculoView = lazy(() =>
  import('../revisao/curriculo-view').then((m) => ({ default: m.CurriculoView })),
)

const WIDE = '(min-width: 1200px)'

interface Props {
  readonly identificador: string
  readonly campanhaId: number
  readonly nome: string
}

/** Why somebody fits, what they answered, what they have done, and their résumé, as whoever looks may read it. */
export const FatosNaMesa = (pessoa: Props) => (
  <Asked
    query={useTalento(pessoa.identificador)}
    loading="Carregando a pessoa"
    rows={6}
    level={3}
    kept="A ficha continua aqui."
  >
    {(talento) => <Fatos {...pessoa} talento={talento} />}
  </Asked>
)

function Fatos({ identificador, campanhaId, nome, talento }: Props & { readonly talento: Talento }) {
  const participacao = talento.participacoes.find((one) => one.campanhaId === campanhaId)
  return (
    <Box sx={{ display: 'grid', gap: 6, minWidth: 0 }}>
      {participacao === undefined ? null : (
        <Part title="Por que combina">
          <Box sx={{ mt: -4 }}>
            <AderenciaLinhas
              aderencia={participacao.aderencia}
              linhas={participacao.aderenciaDetalhe ?? []}
            />
          </Box>
        </Part>
      )}
      <RespostasPart identificador={identificador} campanhaId={campanhaId} />
      <Videos talento={talento} />
      <UltimosTrabalhosPart talento={talento} />
      {talento.formacoesAcademicas.length === 0 ? null : (
        <Part title="Formação">
          <FormacaoTab talento={talento} />
        </Part>
      )}
      <Curriculo identificador={identificador} nome={nome} />
    </Box>
  )
}

function Videos({ talento }: { readonly talento: Talento }) {
  const videos = useVideos(talento.identificador).data ?? []
  if (videos.length === 0) return null
  return (
    <Part title="Respostas em vídeo">
      <Suspense fallback={<LoadingRows rows={2} label="Carregando vídeos" />}>
        <VideoTab talento={talento} />
      </Suspense>
    </Part>
  )
}

/** Open where there is room for it; on a phone it is long, and comes when it is asked for. */
function Curriculo({ identificador, nome }: Omit<Props, 'campanhaId'>) {
  const isWide = useMediaQuery(WIDE)
  const [asked, setAsked] = useState<boolean | null>(null)
  const isOpen = asked ?? isWide
  return (
    <Part title="Currículo">
      <Button variant="outlined" aria-expanded={isOpen} onClick={() => setAsked(!isOpen)} sx={{ mb: 3 }}>
        {isOpen ? 'Esconder currículo' : 'Ver currículo'}
      </Button>
      {isOpen ? (
        <Suspense fallback={<LoadingRows rows={4} label="Carregando o currículo" />}>
          <CurriculoView identificador={identificador} nome={nome} isShown />
        </Suspense>
      ) : null}
    </Part>
  )
}
