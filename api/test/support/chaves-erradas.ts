import { readBoard, type Office } from './campanhas'
import { openDoors } from './strangers'

/* Files that give people each other's keys, and what becomes of these people. */

export const NOMES = ['Ana Sato', 'Bia Terra', 'Caio Uchoa', 'Dora Vaz']
/** A file of them; the cells of the e-mails are moved by so many rows. */
export const fileOf = (mundo: string, ddd: number, moved: number, quantos = 4) =>
  [
    'Nome;E-mail;Telefone;Último cargo;Última empresa',
    ...NOMES.slice(0, quantos).map((nome, n) => {
      const email = n + moved < quantos ? `${mundo}${n + moved}@exemplo.test` : ''
      return `${nome} ${mundo};${email};${ddd}93333000${n};Caixa ${n};Padaria`
    }),
  ].join('\n')

/** Everybody as the mended file alone tells of them. */
export const right = (mundo: string, ddd: number, vagas: readonly number[], quantos = 4) =>
  NOMES.slice(0, quantos).map((nome, n) => ({
    nome: nome.split(' ')[0],
    email: `${mundo}${n}@exemplo.test`,
    telefone: `${ddd}93333000${n}`,
    cargos: [`Caixa ${n}`],
    vagas,
  }))

/** What stands of people and of files. */
export function watchPlanilhas(office: Office) {
  const as = () => ({ token: office.token })
  const ask = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
    (await office.api.pool.query(text, values)).rows as T[]
  const enter = (dados: Record<string, unknown>) =>
    openDoors(office, 0).enterPessoa({ telefone: '', formacao: undefined, habilidades: [], ...dados })

  const people = (mundo: string) =>
    ask<{ nome: string; email: string | null; telefone: string; cargos: string[]; vagas: number[] }>(
      `select split_part(t.nome, ' ', 1) as nome, t.email::text, t.telefone,
       array(select x.funcao from experiencia x where x.talento_id = t.id order by 1) as cargos,
       array(select i.campanha_id::int from inscricao i where i.talento_id = t.id order by 1) as vagas
     from talento t where t.nome like $1 order by t.nome, t.telefone`,
      [`% ${mundo}`],
    )
  const linhas = async (id: number) =>
    (await office.api.call('listLinhasImportacao', { params: { id }, query: {} }, as())).body.data
  const contagem = async (id: number) => {
    const { data } = (await office.api.call('listImportacoes', {}, as())).body
    const { criada, unida, desfeita, mantida } = data.find((one) => one.id === id)?.contagem ?? {}
    return { criada, unida, desfeita, mantida }
  }
  const erros = async (id: number) => {
    const headers = { authorization: `Bearer ${office.token}` }
    return (await office.api.request(`/talento/v1/importacoes/${id}/erros`, { headers })).text()
  }
  /** To the second stage. */
  const moveThis = async (campanhaId: number, identificador: string) => {
    const kanbanId = (await readBoard(office, campanhaId)).etapas[1]?.id ?? 0
    const body = { identificadores: [identificador], campanhaId, kanbanId, avisar: false }
    expect((await office.api.call('moveTalentos', { body }, as())).status).toBe(200)
  }
  const move = async (campanhaId: number, nome: string) => {
    const [pessoa] = await ask<{ id: string }>('select identificador as id from talento where nome = $1', [
      nome,
    ])
    await moveThis(campanhaId, pessoa?.id ?? '')
  }
  /** Who is on record by that name first, as their page shows them. */
  const detail = async (nome: string) => {
    const [pessoa] = await ask<{ id: string }>(
      'select identificador as id from talento t where nome = $1 order by t.id limit 1',
      [nome],
    )
    const params = { identificador: pessoa?.id ?? '' }
    return (await office.api.call('getTalento', { params }, as())).body.data
  }
  /** By a recruiter, who leaves everything else as it is. */
  const correct = async (
    nome: string,
    part: Readonly<Partial<Record<'nome' | 'email' | 'cpf' | 'sobre', string>>>,
  ) => {
    const params = { identificador: (await detail(nome)).identificador }
    const { cidade, ...dados } = (await office.api.call('getCorrecao', { params }, as())).body.data
    const body = { ...dados, cidadeId: cidade?.id ?? null, ...part }
    expect((await office.api.call('saveCorrecao', { params, body }, as())).status).toBe(200)
  }
  return { ask, enter, people, linhas, contagem, erros, move, moveThis, detail, correct }
}
