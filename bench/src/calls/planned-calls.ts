import { INITIAL_ETAPAS } from '@seleta/contract/limits'
import { createDefaultRascunho } from '@seleta/contract/default-rascunho'
import type { Seeded } from '../running-product'
import type { Caller } from './caller'

export interface PlannedCall {
  readonly name: string
  readonly run: (turn: number) => Promise<unknown>
}

const sorts = ['campanha.nome', 'campanha.id', 'campanha.inicio', 'campanha.fechamento'] as const
const searches = ['analista', 'vendas', 'são paulo', 'tecnico', 'auxiliar'] as const
const words = [
  'excel',
  'vendas',
  '"atendimento ao cliente"',
  'logística',
  'enfermagem',
  'programação',
] as const
const levels = ['Ensino Médio', 'Graduação', 'Pós-Graduação'] as const
const skills = ['Liderança', 'Comunicação', 'Vendas e Marketing'] as const

const turnOf = <T>(list: readonly T[], turn: number): T => {
  const item = list[turn % list.length]
  if (item === undefined) throw new RangeError('an empty list has no turn')
  return item
}

/** The calls of spec section 7, those that change something included; what they make they take away again. */
export async function plannedCalls(call: Caller, seeded: Seeded): Promise<PlannedCall[]> {
  const { campanhaId } = seeded
  const { data: etapas } = await call('listEtapas', { params: { campanhaId } })
  const { data: people } = await call('filterTalentos', {
    query: { page: 0, size: 50 },
    body: { idCampanha: campanhaId },
  })
  const { data: funcoes } = await call('listFuncoes', { query: {} })
  const cidades = await call('listCidades', { query: { busca: 'paulo', limite: 10 } })
  const person = (turn: number) => turnOf(people, turn).identificador
  const page = (turn: number) => (turn * 7) % 40
  const publishable = () => {
    const rascunho = createDefaultRascunho()
    const [funcao] = funcoes
    const [cidade] = cidades
    return {
      ...rascunho,
      nome: 'Campanha do banco de medidas',
      nomeEmpresa: 'Medidas',
      cidades: cidade === undefined ? [] : [{ cidade }],
      vaga: {
        ...rascunho.vaga,
        funcoes: funcao === undefined ? [] : [{ funcao }],
        campanhaResponsavel: { nome: 'Medidas', email: '', telefone: '' },
      },
    }
  }
  const listed = (name: string, path: (typeof sorts)[number]): PlannedCall => ({
    name,
    run: (turn) =>
      call('filterCampanhas', {
        query: { page: page(turn), size: 12 },
        body: { filtros: [], orders: [{ path, order: turn % 2 === 0 ? 'ASC' : 'DESC' }] },
      }),
  })
  return [
    { name: 'GET funcoes', run: () => call('listFuncoes', { query: {} }) },
    {
      name: 'GET funcoes (busca)',
      run: () => call('listFuncoes', { query: { busca: 'analista', limite: 20 } }),
    },
    { name: 'GET cidades', run: () => call('listCidades', { query: {} }) },
    { name: 'GET cidades (busca)', run: () => call('listCidades', { query: { busca: 'sao', limite: 20 } }) },
    { name: 'GET cursos', run: () => call('listCursos', { query: {} }) },
    { name: 'GET beneficios', run: () => call('listBeneficios', { query: {} }) },
    { name: 'GET tipo-contratacoes', run: () => call('listTiposContratacao', { query: {} }) },
    { name: 'GET campanhas/{id}', run: () => call('getCampanha', { params: { id: campanhaId } }) },
    ...sorts.map((path) => listed(`POST campanhas/filtro (${path})`, path)),
    {
      name: 'POST campanhas/filtro (busca)',
      run: (turn) =>
        call('filterCampanhas', {
          query: { page: 0, size: 12 },
          body: { filtros: [{ path: 'campanha.nome', value: turnOf(searches, turn) }], orders: [] },
        }),
    },
    { name: 'GET quantidade-talentos', run: () => call('countTalentosDasCampanhas', {}) },
    {
      name: 'POST campanhas + DELETE campanhas/{id}',
      run: async () => {
        const { data } = await call('createCampanha', { body: publishable() })
        await call('deleteCampanha', { params: { id: data.id } })
      },
    },
    {
      name: 'POST talentos/filtro (campanha)',
      run: (turn) =>
        call('filterTalentos', {
          query: { page: turn % 5, size: 8 },
          body: { idCampanha: campanhaId, origens: ['MANUAL'] },
        }),
    },
    {
      name: 'POST talentos/filtro (cesta)',
      run: (turn) =>
        call('filterTalentos', { query: { page: page(turn), size: 11 }, body: { idCampanha: null } }),
    },
    {
      name: 'POST talentos/filtro (cesta, filtros)',
      run: (turn) =>
        call('filterTalentos', {
          query: { page: 0, size: 11 },
          body: {
            idCampanha: null,
            niveisEducacionais: [turnOf(levels, turn)],
            habilidades: [turnOf(skills, turn)],
            cidades: cidades.slice(0, 3).map((cidade) => cidade.id),
          },
        }),
    },
    {
      name: 'POST talentos/filtro (palavra-chave)',
      run: (turn) =>
        call('filterTalentos', {
          query: { page: 0, size: 11 },
          body: { idCampanha: null, pesquisa: { palavraChave: turnOf(words, turn) } },
        }),
    },
    {
      name: 'GET talentos/{identificador}',
      run: (turn) => call('getTalento', { params: { identificador: person(turn) } }),
    },
    {
      name: 'GET download-curriculo',
      run: (turn) => call('downloadCurriculo', { params: { identificador: person(turn) } }),
    },
    { name: 'GET kanban/campanha/{id}', run: () => call('listEtapas', { params: { campanhaId } }) },
    { name: 'GET kanbans/campanha/{id}', run: () => call('getKanban', { params: { campanhaId } }) },
    {
      name: 'POST talentos/…/kanban/{id}',
      run: (turn) =>
        call('moveTalento', {
          params: {
            identificador: person(turn),
            campanhaId,
            kanbanId: turnOf(etapas, turn + Math.floor(turn / 50)).id,
          },
        }),
    },
    {
      name: 'POST kanban + DELETE kanban/{id}',
      run: async () => {
        const { data } = await call('createEtapa', {
          body: { nome: 'Medida', cor: INITIAL_ETAPAS[0].cor, mensagemNotificacao: 'Medida', campanhaId },
        })
        await call('deleteEtapa', { params: { id: data.id }, query: {} })
      },
    },
    { name: 'GET vaga-modelos', run: () => call('listVagaModelos', {}) },
  ]
}
