import { CAMPINAS, apply, buildInscricao, publish, type Office } from './campanhas'

/** What a liar writes about somebody. */
export const MENTIRA = {
  nome: 'Xis Estranho',
  formacao: 'Doutorado',
  habilidades: ['Mentir'],
  ultimoCargo: 'Ladrão',
  sobre: 'Escrito por um estranho.',
  cidadeId: CAMPINAS.id,
}
export const pdf = () => new Blob(['%PDF-1.4 estranho\n%%EOF'], { type: 'application/pdf' })

const CNH = {
  id: '7b1c2a3d-0000-4000-8000-000000000778',
  tipo: 'SIM_NAO' as const,
  title: 'Tem CNH?',
  obrigatoria: true,
  efeito: 'ELIMINAR' as const,
  criadaEm: '2026-01-01T00:00:00Z',
  simCorreta: true,
  naoCorreta: false,
}
/** A campaign that asks one question, whose «não» eliminates. */
export const publishAsking = async (office: Office) =>
  (await publish(office, { vaga: { perguntas: [CNH] } })).id
/** Its answer. */
export const say = (valor: 'sim' | 'nao') => [{ perguntaId: CNH.id, valor }]

/** The doors of strangers and of a recruiter, and a look behind them. */
export function openDoors(office: Office, campanhaId: number) {
  let people = 0
  /** Somebody on record, entered by a recruiter. */
  async function enterPessoa(part: Record<string, unknown> = {}) {
    people += 1
    const pessoa = {
      nome: `Vítima ${'abcdefghijklmnopqrstuvwxyz'[people] ?? ''} Souza`,
      email: `vitima${people}@exemplo.test`,
      telefone: `1198888${String(1000 + people)}`,
      formacao: 'Ensino Médio',
      habilidades: ['Excel'],
      ...part,
    }
    const form = new FormData()
    form.set('dados', JSON.stringify(pessoa))
    const response = await office.api.request('/talento/v1/talentos', {
      method: 'POST',
      headers: { authorization: `Bearer ${office.token}` },
      body: form,
    })
    const { data } = (await response.json()) as { data: { identificador: string; desistiu?: boolean } }
    return { ...pessoa, identificador: data.identificador, ...(data.desistiu && { desistiu: true }) }
  }

  /** Everything that is kept of the person's own row. */
  async function rowOf(identificador: string) {
    const { rows } = await office.api.pool.query<Record<string, unknown>>(
      `select t.*, (select count(*)::int from experiencia where talento_id = t.id) as experiencias
       from talento t where identificador = $1`,
      [identificador],
    )
    return rows[0]
  }
  /** Who has this e-mail; empty: nobody. */
  async function identificadorOf(email: string) {
    const { rows } = await office.api.pool.query<{ identificador: string }>(
      'select identificador from talento where email = $1',
      [email],
    )
    return rows[0]?.identificador ?? ''
  }
  /** Joins the two of the only pair of somebody. @param emailDe whose e-mail stays */
  async function join(identificador: string, emailDe?: string) {
    const [par] = (await detail(identificador)).semelhantes
    const body = { decisao: 'juntas' as const, ...(emailDe !== undefined && { emailDe }) }
    const params = { id: par?.id ?? 0 }
    return office.api.call('decideSemelhanca', { params, body }, { token: office.token })
  }
  const separate = (id: number) => office.api.call('undoFusao', { params: { id } }, { token: office.token })
  const detail = async (identificador: string) =>
    (await office.api.call('getTalento', { params: { identificador } }, { token: office.token })).body.data
  const send = async (dados: Parameters<typeof buildInscricao>[0], id = campanhaId, file?: Blob) => {
    const { status, data } = await apply(office.api, id, buildInscricao(dados), file)
    return { status, chave: data?.acompanhamento ?? '' }
  }
  return { enterPessoa, rowOf, detail, send, identificadorOf, join, separate }
}
