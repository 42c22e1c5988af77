import { useSearchParams } from '@seleta/shell'
import { buildMotivos } from '@seleta/testing/build-motivos'
import {
  buildCampanha,
  buildEtapaItem,
  buildMovimento,
  buildPreviewMovimento,
  buildTalento,
  identificadorOf,
} from '@seleta/testing/builders'
import type { FakeApi } from '@seleta/testing/fake-api'
import { refuse, startFakeApi } from '@seleta/testing/fake-api'
import { renderInHost } from '@seleta/testing/fake-host'
import { screen, waitFor } from '@testing-library/react'
import RevisaoPanel from '../pages/revisao-panel'

/** The review of three people of a campaign, behind a fake api. */

export const AT = '/dashboard/candidatos/7'
const ETAPAS = [
  buildEtapaItem({ mensagemNotificacao: '' }),
  buildEtapaItem({ id: 12, nome: 'Entrevistas', tipo: 'entrevista' }),
  buildEtapaItem({ id: 13, nome: 'Reprovados', tipo: 'reprovado', mensagemNotificacao: '' }),
]

export function startRevisaoApi(): FakeApi {
  window.innerWidth = 1440
  return startFakeApi()
    .on('getCampanha', () => ({ data: buildCampanha({ nome: 'Vendedor' }) }))
    .on('getUsuario', () => refuse(501))
    .on('listEtapas', () => ({ data: ETAPAS }))
    .on('selectTalentos', () => ({
      data: [1, 2, 3].map((n) => ({ identificador: identificadorOf(n), nome: `Pessoa ${n}` })),
    }))
    .on('getTalento', ({ params }) => ({ data: buildPessoa(Number(params.identificador.slice(-12))) }))
    .on('getAvaliacoes', () => ({ data: [] }))
    .on('listNotas', () => ({ data: [] }))
    .on('listMotivos', () => ({ data: buildMotivos('Requisito', 'Pretensão') }))
    .on('listRespostasDoTalento', () => ({
      data: [{ campanhaId: 7, campanha: 'Vendedor', pergunta: 'Tem CNH?', resposta: 'Sim', isCorreta: true }],
    }))
    .on('downloadCurriculo', () => refuse(404))
    .on('markInscricoesVistas', () => undefined)
    .on('previewMovimento', ({ body }) => ({
      data:
        body.kanbanId === 12 ? buildPreviewMovimento() : buildPreviewMovimento({ emails: 0, exemplo: null }),
    }))
    .on('moveTalento', ({ params }) => ({
      data: buildMovimento({
        inscricaoId: Number(params.identificador.slice(-12)),
        identificador: params.identificador,
        etapaId: params.kanbanId,
        etapaNome: ETAPAS.find(({ id }) => id === params.kanbanId)?.nome ?? '',
        deEtapaId: 11,
        versao: 2,
      }),
    }))
}

export const buildPessoa = (n: number, etapa = 'Triagem') =>
  buildTalento({
    identificador: identificadorOf(n),
    informacaoPessoal: { ...buildTalento().informacaoPessoal, nome: `Pessoa ${n}` },
    participacoes: [
      {
        campanhaId: 7,
        campanha: 'Vendedor',
        etapa,
        etapaId: 11,
        situacao: 'Triagem',
        origem: 'MANUAL',
        criadaEm: '2026-11-20T12:00:00.000Z',
        aderencia: 80 + n,
        isNova: true,
      },
    ],
  })

/** Plays the host: shows the panel while the address carries `?revisar=`. */
export function Host() {
  const [params, setParams] = useSearchParams()
  const value = params.get('revisar')
  if (value === null) return <p>A lista</p>
  const close = () =>
    setParams((now) => {
      now.delete('revisar')
      return now
    })
  return <RevisaoPanel value={value} onClose={close} />
}

export async function openReview(query = '?revisar=novas') {
  const { host } = renderInHost(<Host />, { at: AT + query })
  await screen.findByRole('dialog', { name: 'Revisar candidatos' })
  await onScreen('Pessoa 1')
  return host
}

/** They are there, and can be decided about. */
export async function onScreen(nome: string) {
  expect(await screen.findByRole('heading', { name: nome })).toBeVisible()
  await waitFor(() => expect(way('Avançar')).toHaveAttribute('aria-disabled', 'false'))
}
export const way = (word: string) => screen.getByRole('button', { name: new RegExp(`^${word}`) })
