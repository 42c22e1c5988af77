import { everybodyOf } from '@seleta/contract/dashboard-addresses'
import { openOffice, publish, readBoard, type Office } from './support/campanhas'
import { openStream } from './support/event-stream'
import { openMailbox } from './support/mailbox'
import { MENTIRA, pdf, openDoors } from './support/strangers'

/**
 * A stranger who knows somebody’s e-mail: rows S1 and S8 of the audit, decision 108. Everything goes through the doors
 * that a stranger has.
 */

type Doors = ReturnType<typeof openDoors>
let office: Office
let campanhaId = 0
let mailbox: ReturnType<typeof openMailbox>
let enterPessoa: Doors['enterPessoa']
let rowOf: Doors['rowOf']
let detail: Doors['detail']
let send: Doors['send']
beforeAll(async () => {
  office = await openOffice()
  campanhaId = (await publish(office)).id
  mailbox = openMailbox(office)
  const doors = openDoors(office, campanhaId)
  enterPessoa = doors.enterPessoa
  rowOf = doors.rowOf
  detail = doors.detail
  send = doors.send
})
afterAll(() => office.api.close())

describe('a stranger who types the e-mail of somebody on record', () => {
  it('writes nothing into the record; the recruiter sees one person, and the application on the board', async () => {
    const vitima = await enterPessoa()
    const before = await rowOf(vitima.identificador)
    await send(
      { ...MENTIRA, email: vitima.email.toUpperCase(), telefone: '11 90000-0000' },
      campanhaId,
      pdf(),
    )
    expect(await rowOf(vitima.identificador)).toEqual(before)
    const { participacoes, temCurriculo } = await detail(vitima.identificador)
    expect([participacoes.length, temCurriculo]).toEqual([1, false])
    expect((await readBoard(office, campanhaId)).people['Triagem']).toContain(vitima.nome)
    const { rows } = await office.api.pool.query("select 1 from talento where nome = 'Xis Estranho'")
    expect(rows).toEqual([])
  })

  it('gets a link that shows what was sent, and nothing of the person', async () => {
    const vitima = await enterPessoa({ nome: 'Segredo da Silva', telefone: '(11) 97777-0001' })
    const { chave } = await send({ ...MENTIRA, email: vitima.email, telefone: '11 90000-0001' })
    const { status, html } = await mailbox.open(chave)
    expect(status).toBe(200)
    expect(html).toContain('Xis Estranho')
    for (const secret of ['Segredo', '97777', 'Ensino Médio', 'Apagar meus dados', 'dados.json'])
      expect(html).not.toContain(secret)
    for (const formato of ['json', 'pdf'])
      expect((await office.api.request(`/acompanhamento/dados.${formato}?chave=${chave}`)).status).toBe(404)
  })

  it('can neither erase, nor confirm, nor write through the link', async () => {
    const vitima = await enterPessoa()
    const { chave } = await send({ ...MENTIRA, email: vitima.email })
    const before = await rowOf(vitima.identificador)
    const [envio = ''] = await mailbox.askedOn(await mailbox.keyOf(vitima.email))
    expect((await mailbox.act(chave, { acao: 'apagar', certeza: 'sim' })).html).not.toContain(
      'foram apagados',
    )
    await mailbox.act(chave, { acao: 'confirmar', envio })
    await mailbox.act(chave, { acao: 'recusar', envio })
    const corrected = await mailbox.act(chave, {
      acao: 'corrigir',
      nome: 'Outro Nome',
      email: 'estranho@exemplo.test',
      telefone: '11 95555-4444',
      cidade: 'Campinas/SP',
      sobre: 'Mais mentira.',
    })
    expect(corrected.status).toBe(303)
    expect(await rowOf(vitima.identificador)).toEqual(before)
    expect((await mailbox.open(chave)).html).toContain('Outro Nome')
    expect(await mailbox.mailsTo('estranho@exemplo.test')).toEqual([])
  })

  it('cannot lie in wait: an e-mail that they put on a record of their own joins nobody before its mailbox says yes', async () => {
    const stranger = await send({ nome: 'Marta Espera', email: 'espera@exemplo.test' })
    const key = await mailbox.keyOf('espera@exemplo.test')
    const email = 'ainda.desconhecida@exemplo.test'
    const fields = { nome: 'Marta Espera', telefone: '', cidade: '', sobre: '' }
    await mailbox.act(key, { acao: 'corrigir', ...fields, email })
    await send({ nome: 'Vera Verdadeira', email, telefone: '(11) 98765-1234', sobre: 'Só minha.' })
    const own = await mailbox.keyOf(email)
    expect(own).not.toBe(key)
    const [mail] = await mailbox.mailsTo(email)
    expect(mail).toContain('Olá, Vera!')
    for (const chave of [key, stranger.chave]) {
      const { html } = await mailbox.open(chave)
      expect(html).not.toMatch(/98765|Só minha|Verdadeira/)
    }
    await mailbox.act(key, { acao: 'apagar', certeza: 'sim' })
    expect((await mailbox.open(own)).html).toContain('Só minha.')
  })

  it('who typed an address first cannot take away what its person sends after them', async () => {
    const email = 'enviada.depois@exemplo.test'
    const { chave } = await send({ nome: 'Quem Mente', email })
    await send({ nome: 'Dora Depois', email })
    await mailbox.act(chave, { acao: 'retirar', certeza: 'sim' })
    await mailbox.answer(email, 'confirmar')
    expect((await readBoard(office, campanhaId)).people['Triagem']).toContain('Dora Depois')
  })

  it('can take back what was sent, and leaves what the person has', async () => {
    const vitima = await enterPessoa()
    const outra = await publish(office)
    await send({ nome: vitima.nome, email: vitima.email }, outra.id)
    await mailbox.answer(vitima.email, 'confirmar')
    const again = await send({ ...MENTIRA, email: vitima.email }, outra.id)
    const first = await send({ ...MENTIRA, email: vitima.email }, campanhaId)
    for (const { chave } of [again, first])
      expect((await mailbox.act(chave, { acao: 'retirar', certeza: 'sim' })).status).toBe(303)
    const { participacoes } = await detail(vitima.identificador)
    expect(participacoes.map(({ campanhaId: id, situacao }) => [id, situacao])).toEqual([
      [outra.id, 'Triagem'],
    ])
    expect((await mailbox.act(again.chave, { acao: 'retirar', certeza: 'sim' })).status).toBe(409)
  })

  it('can take back what a recruiter has moved since: marked as withdrawn, told on the timeline and by the bell', async () => {
    const vitima = await enterPessoa()
    const before = await rowOf(vitima.identificador)
    const { id, nome: vaga } = await publish(office)
    const { chave } = await send({ ...MENTIRA, email: vitima.email }, id)
    const { etapa } = await readBoard(office, id)
    const params = {
      identificador: vitima.identificador,
      campanhaId: id,
      kanbanId: etapa('Entrevistas').id,
    }
    await office.api.call('moveTalento', { params }, { token: office.token })
    const stream = await openStream(
      `${office.api.url}/talento/v1/kanbans/campanha/${id}/eventos`,
      office.token,
      {},
    )
    expect(await stream.next()).toMatchObject({ evento: { tipo: 'inicio' } })
    expect((await mailbox.act(chave, { acao: 'retirar', certeza: 'sim' })).status).toBe(303)
    const heard = await stream.next()
    stream.close()
    expect(heard).toMatchObject({
      evento: { pessoas: [{ cartao: { nome: vitima.nome }, saida: 'desistiu' }] },
    })
    const { participacoes, linhaDoTempo } = await detail(vitima.identificador)
    expect(participacoes.map(({ situacao }) => situacao)).toEqual(['Desistente'])
    expect(linhaDoTempo[0]?.texto).toBe(
      `A inscrição em ${vaga} foi retirada por quem a enviou, sem confirmar o e-mail`,
    )
    const { body } = await office.api.call('listAvisos', {}, { token: office.token })
    const link = everybodyOf(id, 'situacao=desistente')
    expect(body.data.itens.find((aviso) => aviso.link === link)).toMatchObject({
      tipo: 'retirada',
      titulo: `Inscrição de ${vitima.nome} em ${vaga} retirada`,
    })
    expect(await rowOf(vitima.identificador)).toEqual(before)
  })

  it('takes nobody out whom a recruiter has put into the campaign since', async () => {
    const vitima = await enterPessoa()
    const { chave } = await send({ ...MENTIRA, email: vitima.email })
    await enterPessoa({
      nome: vitima.nome,
      email: vitima.email,
      telefone: vitima.telefone,
      idCampanha: campanhaId,
    })
    expect((await mailbox.act(chave, { acao: 'retirar', certeza: 'sim' })).status).toBe(303)
    const { participacoes } = await detail(vitima.identificador)
    expect(participacoes.map(({ situacao }) => situacao)).toEqual(['Triagem'])
  })

  it('undoes no withdrawal and renews no consent: the mailbox is asked, and its yes does both', async () => {
    const vitima = await enterPessoa()
    await send({ nome: vitima.nome, email: vitima.email })
    await mailbox.answer(vitima.email, 'confirmar')
    const chave = await mailbox.keyOf(vitima.email)
    await mailbox.act(chave, { acao: 'retirar', certeza: 'sim' })
    await office.api.pool.query(
      "update talento set consentimento_revogado_em = now(), consentimento_em = now() - interval '1 year' where identificador = $1",
      [vitima.identificador],
    )
    const before = await rowOf(vitima.identificador)
    const { status } = await send({ ...MENTIRA, email: vitima.email })
    expect(status).toBe(200)
    expect(await rowOf(vitima.identificador)).toEqual(before)
    expect((await readBoard(office, campanhaId)).people['Triagem']).not.toContain(vitima.nome)
    const [mail] = await mailbox.mailsTo(vitima.email)
    expect(mail).toContain('Você tinha retirado sua inscrição')
    await mailbox.answer(vitima.email, 'confirmar')
    expect((await readBoard(office, campanhaId)).people['Triagem']).toContain(vitima.nome)
    expect(await rowOf(vitima.identificador)).toMatchObject({ consentimento_revogado_em: null })
  })

  it('leaves no withdrawal behind: the person who applies then is in, and is not asked to come back', async () => {
    for (const vitima of [await enterPessoa(), { nome: 'Ainda Nova', email: 'ainda.nova@exemplo.test' }]) {
      const { chave } = await send({ ...MENTIRA, email: vitima.email })
      await mailbox.act(chave, { acao: 'retirar', certeza: 'sim' })
      await send({ nome: vitima.nome, email: vitima.email })
      const [mail] = await mailbox.mailsTo(vitima.email)
      expect(mail).not.toContain('Você tinha retirado')
      await mailbox.answer(vitima.email, 'confirmar')
      expect((await readBoard(office, campanhaId)).people['Triagem']).toContain(vitima.nome)
    }
  })

  it('is out when the mailbox says that it was not them, with the file', async () => {
    const vitima = await enterPessoa()
    const before = await rowOf(vitima.identificador)
    const { chave } = await send({ ...MENTIRA, email: vitima.email }, campanhaId, pdf())
    const [said] = await mailbox.answer(vitima.email, 'recusar')
    expect(said?.location).toContain('feito=recusada')
    expect((await readBoard(office, campanhaId)).people['Triagem']).not.toContain(vitima.nome)
    expect(await rowOf(vitima.identificador)).toEqual(before)
    expect((await mailbox.open(chave)).html).not.toContain('Xis Estranho')
    const { html: own } = await mailbox.open(await mailbox.keyOf(vitima.email))
    expect(own).toContain('O que foi enviado com o seu e-mail não conta neste processo.')
    expect(own).not.toContain('Você saiu deste processo')
    const { rows } = await office.api.pool.query(
      'select d.pessoa, d.curriculo_id, d.arquivo_ids from declaracao d join talento t on t.id = d.talento_id where t.identificador = $1',
      [vitima.identificador],
    )
    expect(rows).toEqual([{ pessoa: {}, curriculo_id: null, arquivo_ids: [] }])
  })

  it('decides nothing by being first: the person’s own answers take the place when they say so', async () => {
    const pergunta = {
      id: '7b1c2a3d-0000-4000-8000-000000000777',
      tipo: 'SIM_NAO' as const,
      title: 'Tem CNH?',
      obrigatoria: true,
      efeito: 'ELIMINAR' as const,
      criadaEm: '2026-01-01T00:00:00Z',
      simCorreta: true,
      naoCorreta: false,
    }
    const { id } = await publish(office, { vaga: { perguntas: [pergunta] } })
    const vitima = await enterPessoa()
    const say = (valor: string) => [{ perguntaId: pergunta.id, valor }]
    await send({ ...MENTIRA, email: vitima.email, respostas: say('nao') }, id)
    await send({ nome: vitima.nome, email: vitima.email, respostas: say('sim'), formacao: 'Graduação' }, id)
    const chave = await mailbox.keyOf(vitima.email)
    const [own = '', stranger = ''] = await mailbox.askedOn(chave)
    await mailbox.act(chave, { acao: 'confirmar', envio: own })
    await mailbox.act(chave, { acao: 'recusar', envio: stranger })
    const { rows } = await office.api.pool.query(
      `select i.situacao, i.eliminada_motivo, r.valor, t.formacao from inscricao i join resposta r on r.inscricao_id = i.id
       join talento t on t.id = i.talento_id where i.campanha_id = $1`,
      [id],
    )
    expect(rows).toEqual([{ situacao: 'ativa', eliminada_motivo: null, valor: 'sim', formacao: 'Graduação' }])
  })
})

describe('a sending that is taken back while another waits for the same application', () => {
  it('leaves the score of what counts now', async () => {
    const pergunta = {
      id: '7b1c2a3d-0000-4000-8000-000000000077',
      tipo: 'SIM_NAO' as const,
      title: 'Tem experiência?',
      obrigatoria: true,
      efeito: 'PONTUAR' as const,
      criadaEm: '2026-01-01T00:00:00Z',
      simCorreta: true,
      naoCorreta: false,
    }
    const { id } = await publish(office, { vaga: { perguntas: [pergunta] } })
    const says = (nome: string, valor: 'sim' | 'nao') =>
      send({ nome, email: 'uma.caixa@exemplo.test', respostas: [{ perguntaId: pergunta.id, valor }] }, id)
    const scores = async () => {
      const { rows } = await office.api.pool.query(
        'select aderencia, aderencia_detalhe as detalhe from inscricao where campanha_id = $1',
        [id],
      )
      return rows
    }
    const stranger = await says('Xis Estranho', 'nao')
    const [wrong] = await scores()
    await says('Uma Pessoa', 'sim')
    expect(await scores()).toEqual([wrong])
    await mailbox.act(stranger.chave, { acao: 'retirar', certeza: 'sim' })
    const [right] = await scores()
    expect(right.aderencia).toBeGreaterThan(wrong.aderencia)
    expect(right.detalhe).not.toEqual(wrong.detalhe)
  })
})
