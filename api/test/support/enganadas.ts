import { CAMPINAS, openOffice, publish, type Office } from './campanhas'
import { bringIn } from './import-file'
import { openMailbox } from './mailbox'
import { openDoors, pdf } from './strangers'

/** Somebody has sent with her e-mail before the company knew her. */

export const XICO = {
  nome: 'Xico Falso',
  telefone: '81 93333-0003',
  sobre: 'Escrito por um estranho',
  formacao: 'Doutorado' as const,
  curso: 'Astronomia',
  ultimoCargo: 'Astronauta',
  ultimaEmpresa: 'Nasa',
  habilidades: ['Mentir'],
  idiomas: ['Russo'],
  nascimento: '1980-01-02',
  cnh: 'E' as const,
  pretensao: 99_000,
  cidadeId: CAMPINAS.id,
}
export const VILMA = { nome: 'Vilma Serra', telefone: '81 92222-0002', sobre: 'Sou a Vilma' }
export const ALL_OF_HIM = /Xico|Falso|Escrito por|Astron|Nasa|Mentir|Russo|1980|99000/

const HERS = {
  nome: VILMA.nome,
  telefone: '81922220002',
  sobre: VILMA.sobre,
  nascimento: null,
  formacao: null,
  cnh: null,
  pretensao: null,
  cidadeId: null,
  idiomas: [],
  habilidades: [],
  cargos: [],
  cursos: [],
  curriculo: null,
  baseLegal: 'legitimo_interesse',
  consentimentoTexto: null,
  consentiu: false,
}
export const hersOf = ({ email }: Pick<Xico, 'email'>) => toRow({ ...HERS, email })
const toRow = (one: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(one).map(([key, value]) => [
      key.replaceAll(/[A-Z]/g, (c) => `_${c.toLowerCase()}`),
      value,
    ]),
  )

export type Enganadas = Awaited<ReturnType<typeof openOfficeOfEnganadas>>
export type Xico = Awaited<ReturnType<Enganadas['casa']['openXico']>>

/** An office where they are told of by hand, by files and by origins. */
export async function openOfficeOfEnganadas() {
  const office = await openOffice()
  const { body } = await office.api.call('createChaveOrigens', {}, { token: office.token })
  return { office, casa: openEnganadas(office, body.data.chave) }
}

/** @param chave of its origins */
function openEnganadas(office: Office, chave: string) {
  const mailbox = openMailbox(office)
  const doors = openDoors(office, 0)
  let people = 0
  async function openXico(part: Record<string, unknown> = {}) {
    people += 1
    const email = `vilma${people}@exemplo.test`
    const vaga = (await publish(office)).id
    const enviado = (await doors.send({ ...XICO, email, ...part }, vaga, pdf())).chave
    return { email, vaga, enviado, identificador: await doors.identificadorOf(email) }
  }

  const byFile = (
    { email }: { readonly email: string },
    { nome, telefone, sobre } = VILMA,
    vaga: number | null = null,
  ) => bringIn(office, `Nome;E-mail;Telefone;Sobre\n${[nome, email, telefone, sobre].join(';')}\n`, vaga)
  const byOrigin = async ({ email }: { readonly email: string }) => {
    const answer = await office.api.request('/talento/v1/origens/ABLER/talentos', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': chave },
      body: JSON.stringify({ ...VILMA, email, referencia: `Vilma ${email}` }),
    })
    expect(answer.status).toBe(200)
  }
  const byHand = ({ email }: { readonly email: string }, idCampanha?: number) =>
    doors.enterPessoa({ ...VILMA, email, formacao: undefined, habilidades: [], idCampanha })
  /** All that is told of somebody's own: their record, jobs and courses, file and consent. */
  async function read(identificador: string) {
    const { rows } = await office.api.pool.query<Record<string, unknown>>(
      `select t.nome, t.email, t.telefone, t.sobre, t.formacao, t.nascimento::text, t.cnh, t.pretensao, t.idiomas,
       t.habilidades, t.cidade_id, t.base_legal, t.consentimento_texto, t.consentimento_em is not null as consentiu,
       (select a.tamanho from arquivo a where a.id = t.curriculo_id) as curriculo,
       array(select x.funcao || ' ' || x.nome_empresa from experiencia x where x.talento_id = t.id order by 1) as cargos,
       array(select x.curso from formacao_academica x where x.talento_id = t.id order by 1) as cursos
     from talento t where t.identificador = $1`,
      [identificador],
    )
    return rows[0] ?? {}
  }
  const vagasOf = async (identificador: string) =>
    (await doors.detail(identificador)).participacoes
      .map(({ campanhaId, situacao }) => `${campanhaId} ${situacao}`)
      .toSorted()
  /** All that merges and sendings say. */
  async function historyOf(identificador: string) {
    const { rows } = await office.api.pool.query<{ tudo: string }>(
      `select concat(jsonb_agg(f.*), (select jsonb_agg(d.*) from declaracao d where d.talento_id = t.id)) as tudo
     from talento t left join fusao f on f.talento_id = t.id where t.identificador = $1 group by t.id`,
      [identificador],
    )
    return rows[0]?.tudo
  }
  const listFusoes = async (identificador: string) =>
    (await office.api.call('listFusoes', { params: { identificador } }, { token: office.token })).body.data
  async function separate(identificador: string) {
    const [fusao] = await listFusoes(identificador)
    const { status, body } = await doors.separate(fusao?.id ?? 0)
    expect(status).toBe(200)
    return body.data.identificador
  }
  async function correct(identificador: string, part: Record<string, unknown>) {
    const params = { identificador }
    const { cidade, ...dados } = (await office.api.call('getCorrecao', { params }, { token: office.token }))
      .body.data
    const body = { ...dados, cidadeId: cidade?.id ?? null, cpf: null, ...part }
    const saved = await office.api.call('saveCorrecao', { params, body }, { token: office.token })
    expect(saved.status).toBe(200)
    return saved.body.data.id ?? 0
  }

  return {
    mailbox,
    doors,
    openXico,
    byFile,
    byOrigin,
    byHand,
    read,
    vagasOf,
    historyOf,
    listFusoes,
    separate,
    correct,
  }
}
