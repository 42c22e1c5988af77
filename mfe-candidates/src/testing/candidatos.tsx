import { buildNumeros } from '@seleta/testing/build-numeros'
import { beginSession, endSession } from '@seleta/api-client'
import {
  buildCampanha,
  buildEtapaItem,
  buildFacetas,
  buildTalentoItem,
  identificadorOf,
  pageOf,
} from '@seleta/testing/builders'
import type { FakeApi } from '@seleta/testing/fake-api'
import { startFakeApi } from '@seleta/testing/fake-api'
import { renderInHost } from '@seleta/testing/fake-host'
import CandidatosPage from '../pages/candidatos-page'

/** The candidates of one campaign, 19 people on three pages, behind a fake api. */

export const AT = '/dashboard/candidatos/7'

export const pessoas = (from: number, count: number) =>
  Array.from({ length: count }, (_, i) =>
    buildTalentoItem({ identificador: identificadorOf(from + i), nome: `Pessoa ${from + i}` }),
  )

/** On a wide screen. */
export function startCandidatosApi(): FakeApi {
  window.innerWidth = 1600
  return startFakeApi()
    .on('getNumeros', () => ({ data: buildNumeros() }))
    .on('getCampanha', () => ({ data: buildCampanha({ nome: 'Analista de Dados' }) }))
    .on('listFiltrosSalvos', () => ({ data: [] }))
    .on('countFacetas', () => ({
      data: buildFacetas({
        funcoes: [{ valor: '3', rotulo: 'Analista de Dados', total: 12 }],
        idiomas: [{ valor: 'Inglês', rotulo: 'Inglês', total: 5 }],
      }),
    }))
    .on('listEtapas', () => ({ data: [buildEtapaItem(), buildEtapaItem({ id: 12, nome: 'Entrevistas' })] }))
    .on('filterTalentos', ({ query }) => pageOf(pessoas(query.page * 8 + 1, query.page === 2 ? 3 : 8), 19, 8))
}

export function stopCandidatosApi(api: FakeApi): void {
  api.stop()
  // Logging out forgets the keyword about people.
  beginSession('um-token-de-teste', false)
  endSession('logout')
}

export const showCandidatos = (at = AT) =>
  renderInHost(<CandidatosPage />, { at, path: '/dashboard/candidatos/:campanhaId' })
