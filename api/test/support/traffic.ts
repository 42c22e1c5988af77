import { Agent, request } from 'node:http'
import { buildInscricao, buildPublicavel, type Office, publish, readBoard } from './campanhas'

/** One request as a browser sends it. */
interface Asked {
  readonly method?: 'GET' | 'POST'
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** Address of this machine that it comes from; each applicant has one. */
  readonly from?: string
}

/** What people do at once, and what was answered them. */
export interface Traffic {
  /** `200`, the status with what was asked and why not, or what became of the connection, in their order. */
  readonly answers: string[]
  /** Everybody goes on until this is called, and ends what was begun. */
  readonly stop: () => Promise<void>
  /** What was told to be done and is not there, or is there twice. */
  readonly findLost: () => Promise<string[]>
}

const boundary = 'x----trafego'

/** Names and addresses that were given out. */
let n = 0

/**
 * People at work before one door: they read lists, boards and themselves, move somebody, keep drafts and templates
 * under a key as the screens do, apply by the public form. Whoever has a key and no answer asks again with it.
 * @param door port where everybody knocks
 */
export async function openTraffic(office: Office, door: number, people: number): Promise<Traffic> {
  const agent = new Agent({ keepAlive: true })
  const { id: campanhaId } = await publish(office)
  const { etapas } = await readBoard(office, campanhaId)
  const etapaIds = etapas.map(({ id }) => id)
  const moved = await peopleOn(office, campanhaId, etapaIds[0] ?? 0, people)
  const campanha = await buildPublicavel(office)
  const answers: string[] = []
  /** Where the last answered move put somebody; nothing of whom a move got no answer. */
  const stands = new Map<string, number>()
  const kept = { rascunhos: new Set<string>(), modelos: new Set<string>(), inscricoes: new Set<string>() }
  const asUsuario = { authorization: `Bearer ${office.token}`, 'content-type': 'application/json' }
  let isOver = false

  async function ask(asked: Asked): Promise<boolean> {
    const said = await send(agent, door, asked).catch((error: NodeJS.ErrnoException) => String(error.code))
    answers.push(said)
    return said === '200'
  }

  /** Once, however often it takes. */
  async function askWithKey(asked: Asked): Promise<boolean> {
    const headers = { ...asked.headers, 'idempotency-key': `trafego-${(n += 1)}` }
    for (let tries = 0; tries < 200; tries++) {
      if (await ask({ ...asked, headers })) return true
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    return false
  }

  const questions: readonly Asked[] = [
    { path: '/usuario/v1/usuarios/eu' },
    { path: `/talento/v1/kanbans/campanha/${campanhaId}` },
    { path: '/campanha/v1/campanhas/contagem' },
    { method: 'POST', path: '/talento/v1/talentos/filtro?page=0&size=8', body: '{"idCampanha":null}' },
    { path: `/campanha/v1/publico/campanhas/${campanhaId}` },
  ]

  async function move(identificador: string): Promise<void> {
    const etapaId = etapaIds[(n += 1) % etapaIds.length] ?? 0
    const path = `/talento/v1/talentos/${identificador}/campanha/${campanhaId}/kanban/${etapaId}`
    if (await ask({ method: 'POST', path, headers: { authorization: asUsuario.authorization } }))
      stands.set(identificador, etapaId)
    else stands.delete(identificador)
  }

  async function keepRascunho(): Promise<void> {
    const nome = `Rascunho ${(n += 1)}`
    const body = JSON.stringify({ campanha: { ...campanha, nome }, ultimoPasso: 'detalhes' })
    const path = '/campanha/v1/rascunhos'
    if (await askWithKey({ method: 'POST', path, headers: asUsuario, body })) kept.rascunhos.add(nome)
  }

  async function keepModelo(): Promise<void> {
    const nome = `Modelo ${(n += 1)}`
    const body = JSON.stringify({ nome, descricao: '<p>Texto</p>' })
    const path = '/campanha/v1/vaga-modelos'
    if (await askWithKey({ method: 'POST', path, headers: asUsuario, body })) kept.modelos.add(nome)
  }

  async function applyTo(): Promise<void> {
    n += 1
    const email = `candidata.${n}@exemplo.test`
    const dados = JSON.stringify(buildInscricao({ nome: 'Candidata Nova', email }))
    const body = `--${boundary}\r\ncontent-disposition: form-data; name="dados"\r\n\r\n${dados}\r\n--${boundary}--\r\n`
    const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` }
    const path = `/talento/v1/publico/campanhas/${campanhaId}/inscricoes`
    const from = `127.${1 + ((n >> 16) & 63)}.${(n >> 8) & 255}.${1 + (n & 127)}`
    if (await ask({ method: 'POST', path, headers, body, from })) kept.inscricoes.add(email)
  }

  async function work(identificador: string, first: number): Promise<void> {
    for (let turn = first; !isOver; turn++) {
      const question = questions[turn % questions.length]
      if (question !== undefined) await ask({ headers: asUsuario, ...question })
      await move(identificador)
      if (turn % 3 === 0) await keepRascunho()
      if (turn % 3 === 1) await keepModelo()
      if (turn % 3 === 2) await applyTo()
    }
  }

  const working = moved.map((identificador, at) => work(identificador, at))
  return {
    answers,
    stop: async () => {
      isOver = true
      await Promise.all(working)
      agent.destroy()
    },
    findLost: async () => [
      ...(await findMisplaced(office, stands)),
      ...(await findNotOnce(office, 'select nome as what from campanha', kept.rascunhos)),
      ...(await findNotOnce(office, 'select nome as what from vaga_modelo', kept.modelos)),
      ...(await findNotOnce(
        office,
        'select t.email as what from inscricao i join talento t on t.id = i.talento_id',
        kept.inscricoes,
      )),
    ],
  }
}

async function peopleOn(
  { api, empresaId }: Office,
  campanhaId: number,
  etapaId: number,
  count: number,
): Promise<string[]> {
  const { rows } = await api.pool.query<{ identificador: string }>(
    `with t as (
       insert into talento (empresa_id, nome) select $1, 'Pessoa ' || n from generate_series(1, $4::int) n
       returning id, identificador
     ), i as (
       insert into inscricao (empresa_id, campanha_id, talento_id, etapa_id, posicao) select $1, $2, id, $3, id from t
     )
     select identificador from t`,
    [empresaId, campanhaId, etapaId, count],
  )
  return rows.map(({ identificador }) => identificador)
}

/** @returns `200`, or the status with what it was of */
const send = (agent: Agent, port: number, { method = 'GET', path, headers, body, from }: Asked) =>
  new Promise<string>((resolve, reject) => {
    const place = from === undefined ? {} : { localAddress: from }
    const sent = request({ host: '127.0.0.1', port, method, path, headers, agent, ...place }, (answer) => {
      answer.resume()
      answer.once('error', reject)
      const { statusCode, statusMessage } = answer
      const said = statusCode === 200 ? '200' : `${statusCode} ${statusMessage}: ${method} ${path}`
      answer.once('end', () => resolve(said))
    })
    sent.once('error', reject)
    sent.end(body)
  })

async function findMisplaced({ api }: Office, stands: ReadonlyMap<string, number>): Promise<string[]> {
  const { rows } = await api.pool.query<{ identificador: string; etapa_id: number }>(
    'select t.identificador, i.etapa_id from inscricao i join talento t on t.id = i.talento_id',
  )
  const seen = new Map(rows.map((row) => [row.identificador, row.etapa_id]))
  return [...stands]
    .filter(([identificador, etapaId]) => seen.get(identificador) !== etapaId)
    .map(
      ([identificador, etapaId]) => `${identificador} stands in ${seen.get(identificador)}, not ${etapaId}`,
    )
}

async function findNotOnce({ api }: Office, query: string, kept: ReadonlySet<string>): Promise<string[]> {
  const { rows } = await api.pool.query<{ what: string }>(query)
  const times = new Map<string, number>()
  for (const { what } of rows) times.set(what, (times.get(what) ?? 0) + 1)
  return [...kept]
    .filter((what) => times.get(what) !== 1)
    .map((what) => `${what} is there ${times.get(what) ?? 0} times`)
}
