import { CAMPINAS, apply, buildInscricao, type Office } from './campanhas'

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
    const { data } = (await response.json()) as { data: { identificador: string } }
    return { ...pessoa, identificador: data.identificador }
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
  const detail = async (identificador: string) =>
    (await office.api.call('getTalento', { params: { identificador } }, { token: office.token })).body.data
  const send = async (dados: Parameters<typeof buildInscricao>[0], id = campanhaId, file?: Blob) => {
    const { status, data } = await apply(office.api, id, buildInscricao(dados), file)
    return { status, chave: data?.acompanhamento ?? '' }
  }
  return { enterPessoa, rowOf, detail, send }
}
