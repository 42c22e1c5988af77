import { boardOf, mensagensDe } from './support/board'
import { apply, buildInscricao, openOffice, type Office } from './support/campanhas'
import { seedUsuario } from './support/seed-empresa'

/** What a move sends is told before and after it, and both can be taken back while they wait (product 60). */

let office: Office
/** A colleague's session. */
let bruno: string
beforeAll(async () => {
  office = await openOffice()
  await seedUsuario(office.api.db, office.empresaId, 'bruno@aurora.test', 'Bruno Lima')
  bruno = await office.api.login('bruno@aurora.test')
})
afterAll(() => office.api.close())
const asMe = () => ({ token: office.token })

const preview = async (campanhaId: number, kanbanId: number, identificadores: string[]) => {
  const { body } = await office.api.call(
    'previewMovimento',
    { body: { campanhaId, kanbanId, identificadores } },
    asMe(),
  )
  return body.data
}
const states = async (campanhaId: number) =>
  (await mensagensDe(office, campanhaId)).map(({ etapa, estado }) => [etapa, estado])

describe('an ended campaign', () => {
  it('takes in nobody new and writes to nobody for it; who is in it moves on', async () => {
    const { identificador } = await boardOf(office, ['Rita Reis'])
    const { id, etapa, move } = await boardOf(office, ['Tina Telles'])
    await office.api.call('closeCampanha', { params: { id }, body: { enviarEncerramento: false } }, asMe())
    const kanbanId = etapa('Finalistas').id
    const rita = identificador('Rita Reis')
    expect((await preview(id, kanbanId, [rita])).emails).toBe(0)
    const body = { identificadores: [rita], campanhaId: id, kanbanId }
    const many = await office.api.call('moveTalentos', { body }, asMe())
    expect(many.body.data.pessoas).toMatchObject([
      { resultado: 'nao-movida', motivo: 'Esta campanha foi encerrada.' },
    ])
    const params = { identificador: rita, campanhaId: id, kanbanId }
    const { status, erro } = await office.api.call('moveTalento', { params }, asMe())
    expect([status, erro?.codigo]).toEqual([409, 'campanha_encerrada'])
    expect((await move('Tina Telles', 'Finalistas')).status).toBe(200)
  })
})

describe('a move of many', () => {
  it('that meets another write at one of them moves the others, and says so of that one', async () => {
    const { etapa, id, identificador } = await boardOf(office, ['Uli Uchoa', 'Vera Vaz'])
    await office.api.pool.query(`
      create function t_colide() returns trigger language plpgsql as $$ begin
        if exists (select from talento where id = new.talento_id and nome = 'Uli Uchoa')
          then raise exception 'deadlock detected' using errcode = '40P01'; end if;
        return new; end $$;
      create trigger colide before update on inscricao for each row execute function t_colide()`)
    const identificadores = ['Uli Uchoa', 'Vera Vaz'].map(identificador)
    const body = { identificadores, campanhaId: id, kanbanId: etapa('Finalistas').id }
    const { data } = (await office.api.call('moveTalentos', { body }, asMe())).body
    await office.api.pool.query('drop function t_colide cascade')
    expect(data.pessoas).toMatchObject([
      { resultado: 'nao-movida', motivo: expect.stringContaining('neste instante') },
      { resultado: 'movida' },
    ])
  })
})

describe('what a move sends', () => {
  it('is told before it is made, in the words of the first of them, and exactly that is written', async () => {
    const { id, etapa, identificador, move } = await boardOf(office, ['Ana Alves', 'Bia Braga'])
    await office.api.pool.query("update talento set email = null where nome = 'Bia Braga'")
    const all = ['Ana Alves', 'Bia Braga'].map(identificador)
    const told = await preview(id, etapa('Finalistas').id, all)
    expect(told).toMatchObject({
      emails: 1,
      whatsapps: 0,
      semCanal: 1,
      exemplo: { nome: 'Ana Alves', canal: 'EMAIL' },
      emailLigado: false,
    })
    const { body } = await move('Ana Alves', 'Finalistas')
    const [mensagem] = await mensagensDe(office, id)
    expect(mensagem?.corpo).toBe(told.exemplo?.texto)
    expect(body.data).toMatchObject({
      mensagens: [{ canal: 'EMAIL', estado: 'pendente' }],
      emailLigado: false,
    })
    expect(body.data.mensagens[0]?.saiEm).toBe(mensagem?.enviarDepoisDe.toISOString())
    const semEmail = await move('Bia Braga', 'Finalistas')
    expect(semEmail.body.data.mensagens.map(({ estado }) => estado)).toEqual(['sem_canal'])
  })

  it('is nothing for who stands there, goes back within two minutes, or was written to already', async () => {
    const { id, etapa, identificador, move } = await boardOf(office, ['Ana Alves'])
    const tell = (nome: string) => preview(id, etapa(nome).id, [identificador('Ana Alves')])
    await move('Ana Alves', 'Entrevistas')
    expect((await tell('Entrevistas')).emails).toBe(0)
    await office.api.pool.query("update mensagem set estado = 'enviada' where campanha_id = $1", [id])
    await move('Ana Alves', 'Finalistas')
    expect((await tell('Entrevistas')).emails).toBe(0)
    await office.api.pool.query(
      "update evento set criado_em = now() - interval '1 hour' where campanha_id = $1",
      [id],
    )
    expect((await tell('Entrevistas')).emails).toBe(0)
    expect((await tell('Reprovados')).emails).toBe(1)
  })

  it('is nothing at all after «Não avisar», for one and for many', async () => {
    const { id, etapa, identificador } = await boardOf(office, ['Ana Alves', 'Bia Braga'])
    const kanbanId = etapa('Reprovados').id
    const params = { identificador: identificador('Ana Alves'), campanhaId: id, kanbanId }
    const one = await office.api.call('moveTalento', { params, query: { avisar: false } }, asMe())
    expect(one.body.data.mensagens).toEqual([])
    const identificadores = [identificador('Bia Braga')]
    const body = { identificadores, campanhaId: id, kanbanId, avisar: false }
    const many = await office.api.call('moveTalentos', { body }, asMe())
    expect(many.body.data.pessoas).toMatchObject([{ resultado: 'movida', mensagens: [] }])
    expect(await states(id)).toEqual([])
  })

  it('is taken back by «Não enviar» without the move, until it leaves, and by no other company', async () => {
    const { id, move, people } = await boardOf(office, ['Ana Alves'])
    const { body } = await move('Ana Alves', 'Reprovados')
    const cancel = { body: { mensagens: body.data.mensagens.map((one) => one.id) } }
    const foreign = await office.api.call('cancelMensagens', cancel, { token: office.estranho.token })
    expect(foreign.body.data).toEqual({ canceladas: 0, jaEnviadas: 1 })
    const { body: done } = await office.api.call('cancelMensagens', cancel, asMe())
    expect(done.data).toEqual({ canceladas: 1, jaEnviadas: 0 })
    expect(await states(id)).toEqual([['Reprovados', 'cancelada']])
    expect((await people())['Reprovados']).toEqual(['Ana Alves'])
  })

  it('can be taken back on the person whatever wrote it, as on the page of messages', async () => {
    const { id, identificador } = await boardOf(office, ['Ana Alves'])
    const ending = { params: { id }, body: { enviarEncerramento: true } }
    await office.api.call('closeCampanha', ending, asMe())
    const params = { identificador: identificador('Ana Alves') }
    const { linhaDoTempo } = (await office.api.call('getTalento', { params }, asMe())).body.data
    const escrita = await office.api.db
      .selectFrom('mensagem')
      .select('id')
      .where('campanhaId', '=', id)
      .where('tipo', '=', 'encerramento')
      .executeTakeFirstOrThrow()
    expect(linhaDoTempo.find(({ mensagem }) => mensagem?.id === escrita.id)?.mensagem?.canCancelar).toBe(true)
    const { body } = await office.api.call('cancelMensagens', { body: { mensagens: [escrita.id] } }, asMe())
    expect(body.data).toEqual({ canceladas: 1, jaEnviadas: 0 })
  })

  it('stands in the timeline with its words, and the move with what takes it back', async () => {
    const { id, etapa, identificador, move } = await boardOf(office, ['Ana Alves'])
    const { body } = await move('Ana Alves', 'Reprovados')
    const read = async () => {
      const params = { identificador: identificador('Ana Alves') }
      return (await office.api.call('getTalento', { params }, asMe())).body.data.linhaDoTempo
    }
    const timeline = await read()
    expect(timeline.find(({ mensagem }) => mensagem?.id === body.data.mensagens[0]?.id)).toMatchObject({
      texto: 'E-mail na fila sobre Auxiliar de Logística',
      mensagem: { id: body.data.mensagens[0]?.id, canal: 'EMAIL', canCancelar: true, emailLigado: false },
    })
    // The person is in other campaigns too.
    const undoable = (all: typeof timeline) =>
      all.flatMap(({ desfazer }) => (desfazer?.campanhaId === id ? [desfazer] : []))
    expect(undoable(timeline)).toMatchObject([{ kanbanId: etapa('Reprovados').id, versao: body.data.versao }])
    await office.api.pool.query(
      "update evento set criado_em = now() - interval '3 minutes' where campanha_id = $1",
      [id],
    )
    expect(undoable(await read())).toEqual([])
  })
})

describe('taking a move back', () => {
  const undo = async (
    campanhaId: number,
    kanbanId: number,
    pessoa: { identificador: string; versao: number },
    token = office.token,
    more: { aposPrazo?: boolean } = {},
  ) => {
    const body = { campanhaId, kanbanId, pessoas: [pessoa], ...more }
    return (await office.api.call('undoMoveTalentos', { body }, { token })).body.data.pessoas[0]
  }

  it('puts the person back and takes the message of the move with it', async () => {
    const { id, etapa, move, people } = await boardOf(office, ['Ana Alves'])
    const { body } = await move('Ana Alves', 'Reprovados')
    const voltou = await undo(id, etapa('Reprovados').id, body.data)
    expect(voltou).toMatchObject({ resultado: 'movida', etapaId: etapa('Triagem').id })
    expect(voltou?.versao).toBeGreaterThan(body.data.versao)
    expect(await states(id)).toEqual([['Reprovados', 'cancelada']])
    expect((await people())['Triagem']).toEqual(['Ana Alves'])
  })

  it('is refused with who moved the person since, where and when, even back into the same stage', async () => {
    const { id, etapa, identificador, move, people } = await boardOf(office, ['Ana Alves'])
    const { body } = await move('Ana Alves', 'Reprovados')
    for (const para of ['Entrevistas', 'Reprovados']) {
      const params = { identificador: identificador('Ana Alves'), campanhaId: id, kanbanId: etapa(para).id }
      await office.api.call('moveTalento', { params }, { token: bruno })
      expect(await undo(id, etapa('Reprovados').id, body.data)).toMatchObject({
        resultado: 'nao-movida',
        motivo: `Bruno Lima moveu Ana Alves para ${para} agora.`,
      })
    }
    expect((await people())['Reprovados']).toEqual(['Ana Alves'])
  })

  it('is refused when two minutes are over, and when the person withdrew', async () => {
    const { id, etapa, move } = await boardOf(office, ['Ana Alves', 'Bia Braga'])
    const late = await move('Ana Alves', 'Finalistas')
    await office.api.pool.query(
      "update evento set criado_em = now() - interval '121 seconds' where campanha_id = $1",
      [id],
    )
    expect(await undo(id, etapa('Finalistas').id, late.body.data)).toMatchObject({
      resultado: 'nao-movida',
      motivo: 'O prazo de 2 minutos para desfazer passou: Ana Alves continua em Finalistas.',
    })
    const gone = await move('Bia Braga', 'Finalistas')
    await office.api.pool.query(
      "update inscricao set situacao = 'retirada', versao = versao + 1 where id = $1",
      [gone.body.data.inscricaoId],
    )
    expect((await undo(id, etapa('Finalistas').id, gone.body.data))?.resultado).toBe('nao-movida')
  })

  it('comes after two minutes too where a whole review is taken back; what was sent stays, who was moved since as well', async () => {
    const { id, etapa, identificador, move, people } = await boardOf(office, ['Ana Alves', 'Bia Braga'])
    const late = await move('Ana Alves', 'Reprovados')
    const overtaken = await move('Bia Braga', 'Reprovados')
    await office.api.pool.query(
      "update evento set criado_em = now() - interval '121 seconds' where campanha_id = $1",
      [id],
    )
    await office.api.pool.query("update mensagem set estado = 'enviada' where campanha_id = $1", [id])
    const params = {
      identificador: identificador('Bia Braga'),
      campanhaId: id,
      kanbanId: etapa('Finalistas').id,
    }
    await office.api.call('moveTalento', { params }, { token: bruno })
    const back = (pessoa: { identificador: string; versao: number }) =>
      undo(id, etapa('Reprovados').id, pessoa, office.token, { aposPrazo: true })
    expect(await back(late.body.data)).toMatchObject({ resultado: 'movida', etapaId: etapa('Triagem').id })
    expect(await back(overtaken.body.data)).toMatchObject({
      resultado: 'nao-movida',
      motivo: 'Bruno Lima moveu Bia Braga para Finalistas agora.',
    })
    expect(await people()).toMatchObject({ Triagem: ['Ana Alves'], Finalistas: ['Bia Braga'] })
    expect((await states(id)).filter(([etapa]) => etapa === 'Reprovados')).toEqual([
      ['Reprovados', 'enviada'],
      ['Reprovados', 'enviada'],
    ])
  })

  it('wins or loses against a colleague’s move at the same moment, never both', async () => {
    const { id } = await boardOf(office, [])
    for (let n = 0; n < 8; n += 1)
      await apply(office.api, id, buildInscricao({ nome: `Pessoa ${n}`, email: `p${n}@exemplo.test` }))
    const board = await boardNow(id)
    for (const { identificador } of board.pessoas) {
      const params = { identificador, campanhaId: id, kanbanId: board.etapa('Reprovados') }
      const { body } = await office.api.call('moveTalento', { params }, asMe())
      const on = { ...params, kanbanId: board.etapa('Contratados') }
      const [voltou] = await Promise.all([
        undo(id, params.kanbanId, body.data),
        office.api.call('moveTalento', { params: on }, { token: bruno }),
      ])
      const { rows } = await office.api.pool.query<{ estado: string; nome: string }>(
        `select m.estado, e.nome from mensagem m join etapa e on e.id = m.etapa_id
         where m.inscricao_id = $1 and m.estado = 'pendente'`,
        [body.data.inscricaoId],
      )
      // The colleague's move came first or last; either way it holds, with its message alone.
      expect(rows).toEqual([{ estado: 'pendente', nome: 'Contratados' }])
      expect(['movida', 'nao-movida']).toContain(voltou?.resultado)
    }
  })

  async function boardNow(id: number) {
    const { body } = await office.api.call('getKanban', { params: { campanhaId: id } }, asMe())
    return {
      pessoas: body.data.flatMap(({ talentos }) => talentos),
      etapa: (nome: string) => body.data.find((one) => one.nome === nome)?.id ?? 0,
    }
  }
})
