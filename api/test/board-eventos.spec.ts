import { buildServer } from '../src/server'
import { readSettings } from '../src/ground/settings'
import { apply, buildInscricao, openOffice, publish, readBoard, type Office } from './support/campanhas'
import { holdLock, openBeside } from './support/held-lock'
import { openStream, type EventStream } from './support/event-stream'
import { seedUsuario } from './support/seed-empresa'
import { untilWaiting } from './support/until-waiting'

let office: Office
let colega: string
const streams: EventStream[] = []

beforeAll(async () => {
  office = await openOffice()
  await seedUsuario(office.api.db, office.empresaId, 'caio@aurora.test', 'Caio Reis')
  colega = await office.api.login('caio@aurora.test')
})
afterEach(() => {
  for (const stream of streams.splice(0)) stream.close()
})
afterAll(() => office.api.close())

async function boardOf(nomes: string[]) {
  const { id } = await publish(office)
  for (const nome of nomes) await apply(office.api, id, buildInscricao({ nome }))
  const { etapas, etapa } = await readBoard(office, id)
  const move = (nome: string, para: string, token = colega) => {
    const identificador =
      etapas.flatMap((e) => e.talentos).find((card) => card.nome === nome)?.identificador ?? ''
    const params = { identificador, campanhaId: id, kanbanId: etapa(para).id }
    return office.api.call('moveTalento', { params }, { token })
  }
  return { id, etapa, move, ultimoEvento: etapas[0]?.ultimoEvento ?? 0 }
}

/** The person withdraws on their own page. */
async function withdraw(campanhaId: number, nome: string): Promise<void> {
  await office.api.pool.query(
    `with i as (update inscricao i set situacao = 'retirada', retirada_em = now(), etapa_id = null, versao = versao + 1
       from talento t where t.id = i.talento_id and t.nome = $2 and i.campanha_id = $1 returning i.*)
     insert into evento (empresa_id, campanha_id, talento_id, inscricao_id, tipo, dados)
     select empresa_id, campanha_id, talento_id, id, 'inscricao_retirada', '{"deEtapaId": null}' from i`,
    [campanhaId, nome],
  )
}

async function follow(campanhaId: number, options: { token?: string; query?: string; lastId?: string } = {}) {
  const { token = office.token, query = '', lastId } = options
  const path = `/talento/v1/kanbans/campanha/${campanhaId}/eventos${query}`
  const headers = lastId === undefined ? {} : { 'last-event-id': lastId }
  const stream = await openStream(office.api.url + path, token, headers)
  streams.push(stream)
  return stream
}

/** What a message says of whom: name, stage before, stage now, who did it. */
async function nextPessoas(stream: EventStream) {
  const message = await stream.next()
  if (message?.evento.tipo !== 'pessoas') throw new Error(`got ${JSON.stringify(message)}`)
  return message.evento.pessoas.map(({ cartao, deEtapaId, etapaId, autor }) => [
    cartao.nome,
    deEtapaId,
    etapaId,
    autor?.nome ?? null,
  ])
}

describe('an open board (product 46)', () => {
  it('is told at once who moved whom, with the card as it stands now', async () => {
    const { id, etapa, move } = await boardOf(['Ana Alves'])
    const stream = await follow(id)
    expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect((await stream.next())?.evento).toEqual({ tipo: 'inicio' })
    const { body } = await move('Ana Alves', 'Entrevistas')
    const message = await stream.next()
    expect(message?.evento).toMatchObject({
      tipo: 'pessoas',
      pessoas: [
        {
          cartao: { nome: 'Ana Alves', versao: body.data.versao, id: body.data.inscricaoId },
          deEtapaId: etapa('Triagem').id,
          etapaId: etapa('Entrevistas').id,
          autor: { nome: 'Caio Reis' },
        },
      ],
    })
  })

  it('is told of people who apply', async () => {
    const { id, etapa } = await boardOf([])
    const stream = await follow(id)
    await stream.next()
    await apply(office.api, id, buildInscricao({ nome: 'Bia Braga' }))
    expect(await nextPessoas(stream)).toEqual([['Bia Braga', null, etapa('Triagem').id, null]])
  })

  it('is told who came out of no stage, who withdrew, and of whoever is in the campaign no more', async () => {
    const { id, etapa, move } = await boardOf(['Ana Alves', 'Bia Braga'])
    await office.api.pool.query('update inscricao set etapa_id = null where campanha_id = $1', [id])
    const stream = await follow(id)
    await stream.next()
    const told = async () => {
      const message = await stream.next()
      return message?.evento.tipo === 'pessoas' ? message.evento.pessoas : message?.evento
    }
    await move('Ana Alves', 'Entrevistas')
    expect(await told()).toMatchObject([
      { deEtapaId: null, etapaId: etapa('Entrevistas').id, isChegada: false, saida: null },
    ])
    await withdraw(id, 'Bia Braga')
    expect(await told()).toMatchObject([{ cartao: { nome: 'Bia Braga' }, etapaId: null, saida: 'desistiu' }])

    const everybody = { body: {}, query: { page: 0, size: 11 } }
    const { body } = await office.api.call('filterTalentos', everybody, { token: office.token })
    const outro = await publish(office)
    const aside = await readBoard(office, outro.id)
    const params = { campanhaId: outro.id, kanbanId: aside.etapa('Finalistas').id }
    const identificador = body.data.find(({ nome }) => nome === 'Ana Alves')?.identificador ?? ''
    const beside = await follow(outro.id)
    await beside.next()
    await office.api.call('moveTalento', { params: { ...params, identificador } }, { token: colega })
    await beside.next()
    const undo = { ...params, pessoas: [{ identificador }] }
    await office.api.call('undoMoveTalentos', { body: undo }, { token: colega })
    expect((await beside.next())?.evento).toEqual({ tipo: 'recarregar' })
  })

  it('is told to read itself again when stages change, or more people than are worth listing', async () => {
    const { id, etapa } = await boardOf(['Ana Alves'])
    const stream = await follow(id)
    await stream.next()
    const body = { nome: 'Conversa' }
    await office.api.call('updateEtapa', { params: { id: etapa('Entrevistas').id }, body }, { token: colega })
    expect((await stream.next())?.evento).toEqual({ tipo: 'recarregar' })
    await office.api.pool.query(
      `insert into evento (empresa_id, campanha_id, tipo, dados)
       select $1, $2, 'inscricao_movida', '{}' from generate_series(1, 301)`,
      [office.empresaId, id],
    )
    expect((await stream.next())?.evento).toEqual({ tipo: 'recarregar' })
  })

  it('hears after a lost connection what it missed, once', async () => {
    const { id, etapa, move } = await boardOf(['Ana Alves', 'Bia Braga'])
    const first = await follow(id)
    await first.next()
    await move('Ana Alves', 'Entrevistas')
    const heard = await first.next()
    first.close()
    await move('Bia Braga', 'Finalistas')
    const second = await follow(id, { lastId: heard?.id ?? '' })
    expect((await second.next())?.evento).toEqual({ tipo: 'inicio' })
    expect(await nextPessoas(second)).toEqual([
      ['Bia Braga', etapa('Triagem').id, etapa('Finalistas').id, 'Caio Reis'],
    ])
  })

  it('hears of a move that took long, though what became of a mail was noted meanwhile with a higher number', async () => {
    const { id, etapa, move } = await boardOf(['Ana Alves', 'Bia Braga'])
    const { pool } = office.api
    const stream = await follow(id)
    await stream.next()
    const { rows } = await pool.query<{ id: number }>(
      `insert into mensagem (empresa_id, campanha_id, talento_id, inscricao_id, tipo, canal, destinatario, corpo)
       select empresa_id, campanha_id, talento_id, id, 'avulsa', 'WHATSAPP', '5511987654321', 'Oi' from inscricao i
       where campanha_id = $1 and exists (select from talento t where t.id = i.talento_id and t.nome = 'Bia Braga')
       returning id`,
      [id],
    )
    const beside = await openBeside(pool)
    // The move has its number, and counts.
    const held = await holdLock(beside, 'select from etapa where id = $1 for no key update', [
      String(etapa('Entrevistas').id),
    ])
    const moving = move('Ana Alves', 'Entrevistas')
    await untilWaiting(beside, 1)
    const sent = { params: { id: rows[0]?.id ?? 0 } }
    expect((await office.api.call('markMensagemEnviada', sent, { token: office.token })).status).toBe(204)
    const { etapas } = await readBoard(office, id)
    await held.letGo()
    await beside.end()
    expect((await moving).status).toBe(200)
    const told = [['Ana Alves', etapa('Triagem').id, etapa('Entrevistas').id, 'Caio Reis']]
    expect(await nextPessoas(stream)).toEqual(told)
    const opened = await follow(id, { query: `?depois=${etapas[0]?.ultimoEvento}` })
    await opened.next()
    expect(await nextPessoas(opened)).toEqual(told)
  })

  it('hears several moves of one person as one change, from where they stood before', async () => {
    const { id, etapa, move, ultimoEvento } = await boardOf(['Ana Alves'])
    await move('Ana Alves', 'Entrevistas')
    await move('Ana Alves', 'Finalistas', office.token)
    await apply(office.api, id, buildInscricao({ nome: 'Bia Braga' }))
    const stream = await follow(id, { query: `?depois=${ultimoEvento}` })
    await stream.next()
    expect((await nextPessoas(stream)).toSorted()).toEqual([
      ['Ana Alves', etapa('Triagem').id, etapa('Finalistas').id, 'Ana Lima'],
      ['Bia Braga', null, etapa('Triagem').id, null],
    ])
  })

  it('hears what happened since it was read, and nothing from before', async () => {
    const { id, etapa, move, ultimoEvento } = await boardOf(['Ana Alves', 'Bia Braga'])
    await move('Ana Alves', 'Entrevistas')
    const stream = await follow(id, { query: `?depois=${ultimoEvento}` })
    expect((await stream.next())?.evento).toEqual({ tipo: 'inicio' })
    expect(await nextPessoas(stream)).toEqual([
      ['Ana Alves', etapa('Triagem').id, etapa('Entrevistas').id, 'Caio Reis'],
    ])
  })

  it('of another campaign, or of another company, hears nothing of it', async () => {
    const { id, move } = await boardOf(['Ana Alves'])
    const other = await boardOf([])
    expect((await follow(id, { token: office.estranho.token })).status).toBe(404)
    const stream = await follow(other.id)
    await stream.next()
    await move('Ana Alves', 'Entrevistas')
    await apply(office.api, other.id, buildInscricao({ nome: 'Lia Lopes' }))
    expect((await nextPessoas(stream)).map(([nome]) => nome)).toEqual(['Lia Lopes'])
  })

  it('hears what happens on it while boards of other companies are open, whichever was opened first', async () => {
    const { id, move } = await boardOf(['Ana Alves'])
    const alheia = await publish({ api: office.api, token: office.estranho.token })
    const own = await follow(id)
    const theirs = await follow(alheia.id, { token: office.estranho.token })
    await Promise.all([own.next(), theirs.next()])
    for (const nome of ['Lia Lopes', 'Bento Brito']) {
      await apply(office.api, alheia.id, buildInscricao({ nome }))
      expect((await nextPessoas(theirs)).map(([told]) => told)).toEqual([nome])
    }
    await move('Ana Alves', 'Entrevistas')
    expect((await nextPessoas(own)).map(([told]) => told)).toEqual(['Ana Alves'])
  })

  it('hears nothing more once its session has ended', async () => {
    const { id, move } = await boardOf(['Ana Alves'])
    const token = await office.api.login('caio@aurora.test')
    const stream = await follow(id, { token })
    await stream.next()
    await office.api.call('logout', {}, { token })
    await move('Ana Alves', 'Entrevistas', office.token)
    expect(await stream.next()).toBeNull()
  })

  it('is one of twelve of its session at most, be they asked for at once; who left before it opened takes no place', async () => {
    const { id } = await publish(office)
    const token = await office.api.login('ana@aurora.test')
    const url = `${office.api.url}/talento/v1/kanbans/campanha/${id}/eventos`
    const holder = await office.api.pool.connect()
    await holder.query('begin; lock table campanha in access exclusive mode')
    const leaving = new AbortController()
    const headers = { authorization: `Bearer ${token}` }
    const left = Array.from({ length: 5 }, () =>
      fetch(url, { headers, signal: leaving.signal }).catch(String),
    )
    for (let waiting = 0; waiting < 2;) {
      const { rows } = await holder.query<{ n: number }>(
        "select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event = 'relation'",
      )
      waiting = rows[0]?.n ?? 0
    }
    leaving.abort()
    await Promise.all(left)
    await holder.query('commit')
    holder.release()
    // That somebody has left is noticed a moment later.
    for (let taken = 0; taken < 12;) {
      const asked = await Promise.all(Array.from({ length: 20 }, () => openStream(url, token)))
      for (const stream of asked) stream.close()
      expect(new Set(asked.map(({ status }) => status))).toEqual(new Set([200, 429]))
      taken = asked.filter(({ status }) => status === 200).length
      expect(taken).toBeLessThanOrEqual(12)
    }
  })

  it('needs a session', async () => {
    const { id } = await boardOf([])
    expect((await follow(id, { token: 'x'.repeat(43) })).status).toBe(401)
  })

  it('hears in one process what happens in another, and is let go when its process stops', async () => {
    const { id, move } = await boardOf(['Ana Alves'])
    const settings = readSettings({ LOG_LEVEL: 'silent', PORT: '0' })
    const { db, pool } = office.api
    const replica = await buildServer({ db, pool, settings })
    const url = await replica.listen({ port: 0, host: '127.0.0.1' })
    const path = `/talento/v1/kanbans/campanha/${id}/eventos`
    const stream = await openStream(url + path, office.token)
    streams.push(stream)
    await stream.next()
    await move('Ana Alves', 'Entrevistas')
    expect((await nextPessoas(stream)).map(([nome]) => nome)).toEqual(['Ana Alves'])
    const stopped = replica.close()
    expect(await stream.next()).toBeNull()
    await stopped
  })
})
