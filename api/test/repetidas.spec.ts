import { boardOf, mensagensDe } from './support/board'
import { openOffice, type Office } from './support/campanhas'

/** A change whose answer was lost, sent again by its key: it is told as it was, with what takes it back (audit S7). */

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.api.close())
const by = (chave: string) => ({ token: office.token, headers: { 'idempotency-key': chave } })

const QUEM = ['Ana Alves', 'Bia Braga']

describe('a move of many', () => {
  const open = async () => {
    const board = await boardOf(office, QUEM)
    const body = {
      identificadores: QUEM.map(board.identificador),
      campanhaId: board.id,
      kanbanId: board.etapa('Finalistas').id,
    }
    const move = (chave: string, part: object = {}) =>
      office.api.call('moveTalentos', { body: { ...body, ...part } }, by(chave))
    return { ...board, moveOne: board.move, move }
  }

  it('tells again who was moved by it and what waits for them, and does nothing twice', async () => {
    const { id, move } = await open()
    const first = await move('mesma')
    expect(first.body.data.pessoas).toMatchObject([
      { nome: 'Ana Alves', resultado: 'movida', mensagens: [{ estado: 'pendente' }] },
      { nome: 'Bia Braga', resultado: 'movida', mensagens: [{ estado: 'pendente' }] },
    ])
    expect((await move('mesma')).body).toEqual(first.body)
    expect(await mensagensDe(office, id)).toHaveLength(2)
    expect((await move('outra')).body.data.pessoas.map(({ resultado }) => resultado)).toEqual([
      'ja-estava',
      'ja-estava',
    ])
  })

  it('at the same moment is one move', async () => {
    const { id, move } = await open()
    const answers = await Promise.all([move('juntas'), move('juntas'), move('juntas')])
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await mensagensDe(office, id)).toHaveLength(2)
  })

  it('tells of no message that has left or was taken back meanwhile', async () => {
    const { move } = await open()
    const { body } = await move('depois')
    const [ana, bia] = body.data.pessoas.flatMap(({ mensagens }) => mensagens.map(({ id }) => id))
    await office.api.pool.query("update mensagem set estado = 'enviada' where id = $1", [ana])
    await office.api.call('cancelMensagens', { body: { mensagens: [bia ?? 0] } }, { token: office.token })
    const again = (await move('depois')).body.data.pessoas
    expect(again.map(({ resultado, mensagens }) => [resultado, mensagens])).toEqual([
      ['movida', []],
      ['movida', []],
    ])
  })

  it('tells where each stands by now, who may have been moved on', async () => {
    const { moveOne, move, etapa } = await open()
    await move('adiante')
    await moveOne('Bia Braga', 'Contratados')
    expect((await move('adiante')).body.data.pessoas).toMatchObject([
      { resultado: 'movida', etapaId: etapa('Finalistas').id },
      { resultado: 'movida', etapaId: etapa('Contratados').id },
    ])
  })

  it('that got half-way moves the others, and tells of all', async () => {
    const { move } = await open()
    await office.api.pool.query(`
      create function t_colide() returns trigger language plpgsql as $$ begin
        if exists (select from talento where id = new.talento_id and nome = 'Bia Braga')
          then raise exception 'deadlock detected' using errcode = '40P01'; end if;
        return new; end $$;
      create trigger colide before update on inscricao for each row execute function t_colide()`)
    expect((await move('metade')).body.data.pessoas[1]?.resultado).toBe('nao-movida')
    await office.api.pool.query('drop function t_colide cascade')
    expect((await move('metade')).body.data.pessoas.map(({ resultado }) => resultado)).toEqual([
      'movida',
      'movida',
    ])
    const { status, erro } = await move('metade', { avisar: false })
    expect([status, erro?.codigo]).toEqual([422, 'chave_reutilizada'])
  })
})

describe('a taking back of many', () => {
  const open = async (nomes: string[], writes: boolean) => {
    const board = await boardOf(office, nomes)
    const kanbanId = board.etapa('Finalistas').id
    if (writes) for (const nome of nomes) await board.move(nome, 'Entrevistas')
    const body = { identificadores: nomes.map(board.identificador), campanhaId: board.id, kanbanId }
    const { pessoas } = (await office.api.call('moveTalentos', { body }, by(`ida-${board.id}`))).body.data
    const undo = async () => {
      const undone = { campanhaId: board.id, kanbanId, pessoas }
      return (await office.api.call('undoMoveTalentos', { body: undone }, { token: office.token })).body
    }
    return { ...board, undo }
  }

  it('is told once more as undone, with what waits again', async () => {
    const { undo, people } = await open(['Eva Reis', 'Fia Reis'], true)
    const first = await undo()
    expect(first.data.pessoas).toMatchObject([
      { resultado: 'movida', motivo: '', mensagens: [{ estado: 'pendente' }] },
      { resultado: 'movida', motivo: '', mensagens: [{ estado: 'pendente' }] },
    ])
    expect(await undo()).toEqual(first)
    expect((await people())['Entrevistas']?.toSorted()).toEqual(['Eva Reis', 'Fia Reis'])
  })

  it('is told once more of who was only added, and is in the campaign no more', async () => {
    const { identificador } = await boardOf(office, ['Gil Neves'])
    const { id: campanhaId, etapa } = await boardOf(office, [])
    const kanbanId = etapa('Finalistas').id
    const body = { identificadores: [identificador('Gil Neves')], campanhaId, kanbanId }
    const { pessoas } = (await office.api.call('moveTalentos', { body }, by('soma'))).body.data
    const undone = { body: { campanhaId, kanbanId, pessoas } }
    const undo = async () =>
      (await office.api.call('undoMoveTalentos', undone, { token: office.token })).body.data.pessoas
    const first = await undo()
    expect(first).toMatchObject([{ resultado: 'movida', motivo: '', etapaId: null }])
    expect(await undo()).toEqual(first)
  })

  it('says who was moved on since, and where to', async () => {
    const { undo, move } = await open(['Hugo Reis'], false)
    await undo()
    await move('Hugo Reis', 'Contratados')
    expect((await undo()).data.pessoas).toMatchObject([
      { resultado: 'nao-movida', motivo: 'Você moveu Hugo Reis para Contratados agora.' },
    ])
  })
})

describe('a correction', () => {
  const open = async (quem: string) => {
    const { identificador } = await boardOf(office, [quem])
    const params = { identificador: identificador(quem) }
    const begun = (await office.api.call('getCorrecao', { params }, { token: office.token })).body.data
    const { cidade, cpf: _cpf, ...dados } = begun
    const body = { ...dados, cidadeId: cidade?.id ?? null, cpf: null, nome: `${quem} Junior` }
    const save = (chave: string) => office.api.call('saveCorrecao', { params, body }, by(chave))
    return { save }
  }

  it('tells again what takes it back, for as long as that can be', async () => {
    const { save } = await open('Caio Campos')
    const first = await save('corrige')
    expect(first.body.data).toMatchObject({ id: expect.any(Number), campos: ['Nome'] })
    expect((await save('corrige')).body).toEqual(first.body)
    await office.api.pool.query("update correcao set criada_em = now() - interval '2 minutes 1 second'")
    await office.api.pool.query(
      `update resposta_idempotente set resposta = resposta || '{"ate":"2020-01-01T00:00:00.000Z"}'
       where chave = 'corrige'`,
    )
    expect((await save('corrige')).body.data).toEqual({ id: null, campos: ['Nome'], ate: null })
  })

  it('that was taken back meanwhile changed nothing', async () => {
    const { save } = await open('Davi Dias')
    const { id } = (await save('desfeita')).body.data
    await office.api.call('undoCorrecao', { params: { id: id ?? 0 } }, { token: office.token })
    expect((await save('desfeita')).body.data).toEqual({ id: null, campos: [], ate: null })
  })
})

it('what is kept of them says nothing of a person, whom nobody would look for there', async () => {
  const { rows } = await office.api.pool.query<{ rota: string; resposta: string }>(
    'select rota, resposta::text from resposta_idempotente',
  )
  expect(new Set(rows.map(({ rota }) => rota))).toEqual(new Set(['moveTalentos', 'saveCorrecao']))
  expect(rows.filter(({ resposta }) => /Ana Alves|Bia Braga|Caio|Davi|@/.test(resposta))).toEqual([])
})
