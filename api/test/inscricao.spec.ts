import type { Pergunta } from '@seleta/contract/perguntas'
import { apply, buildInscricao, openOffice, publish, readBoard, type Office } from './support/campanhas'

let office: Office
let campanhaId: number
beforeAll(async () => {
  office = await openOffice()
  campanhaId = (await publish(office)).id
})
afterAll(() => office.api.close())

const pdf = (size = 0) => new Blob(['%PDF-1.7\n', 'x'.repeat(size), '\n%%EOF\n'])
const docx = () => new Blob(['PK\u0003\u0004 [Content_Types].xml word/document.xml'])

const talentos = (nome: string) =>
  office.api.db.selectFrom('talento').selectAll().where('nome', '=', nome).orderBy('id').execute()

const countRows = async () => {
  const { rows } = await office.api.pool.query<{ n: number }>(
    'select (select count(*) from talento) + (select count(*) from inscricao) + (select count(*) from arquivo) + (select count(*) from mensagem) + (select count(*) from evento) as n',
  )
  return rows[0]?.n
}

describe('an application (product 54)', () => {
  it('puts the person into the first stage, with consent, log and confirmation', async () => {
    const { status, data } = await apply(
      office.api,
      campanhaId,
      buildInscricao({ nome: 'Ana Alves', fonte: 'linkedin' }),
    )
    expect([status, data?.jaInscrita]).toEqual([200, false])
    const { etapa } = await readBoard(office, campanhaId)
    expect(etapa('Triagem').talentos.map((card) => card.nome)).toContain('Ana Alves')
    const [talento] = await talentos('Ana Alves')
    expect(talento).toMatchObject({
      consentimentoTexto: '2026-11',
      empresaId: office.empresaId,
      origem: 'MANUAL',
    })
    expect(Date.now() - (talento?.consentimentoEm?.getTime() ?? 0)).toBeLessThan(60_000)
    const ofTalento = { talentoId: talento?.id ?? 0 }
    const eventos = await office.api.db
      .selectFrom('evento')
      .selectAll()
      .where('talentoId', '=', ofTalento.talentoId)
      .execute()
    expect(eventos).toMatchObject([
      {
        tipo: 'inscricao_criada',
        campanhaId,
        dados: { fonte: 'linkedin', origem: 'MANUAL', consentimentoVersao: '2026-11' },
      },
    ])
    const mensagens = await office.api.db
      .selectFrom('mensagem')
      .selectAll()
      .where('talentoId', '=', ofTalento.talentoId)
      .execute()
    expect(mensagens).toMatchObject([
      { tipo: 'confirmacao', estado: 'pendente', destinatario: 'ana.alves@exemplo.test' },
    ])
    expect(mensagens[0]?.corpo).toContain('Recebemos sua inscrição na vaga Auxiliar de Logística')
  })

  it('is confirmed in the words of step 7 when the campaign has some', async () => {
    const candidatoContato = {
      email: true,
      whatsapp: false,
      sms: false,
      mensagem: 'Oi {{nome}}, até logo! {{empresa}}',
    }
    const { id } = await publish(office, { vaga: { candidatoContato } })
    await apply(office.api, id, buildInscricao({ nome: 'Bia Braga' }))
    const { corpo } = await office.api.db
      .selectFrom('mensagem')
      .select('corpo')
      .where('campanhaId', '=', id)
      .executeTakeFirstOrThrow()
    expect(corpo).toBe('Oi Bia, até logo! Padaria Aurora')
  })

  it('twice to one campaign is one, and says so', async () => {
    await apply(office.api, campanhaId, buildInscricao({ nome: 'Caio Cruz' }))
    const before = await countRows()
    const again = await apply(office.api, campanhaId, buildInscricao({ nome: 'Caio Cruz' }))
    expect([again.status, again.data?.jaInscrita]).toEqual([200, true])
    expect(await countRows()).toBe(before)
  })

  it('sent eight times at once is one', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => apply(office.api, campanhaId, buildInscricao({ nome: 'Davi Dias' }))),
    )
    expect(answers.map((answer) => answer.data?.jaInscrita).filter((ja) => ja === false)).toHaveLength(1)
    expect(await talentos('Davi Dias')).toHaveLength(1)
  })

  it('of the same person to two campaigns at once makes one person', async () => {
    const outra = await publish(office)
    await Promise.all(
      [campanhaId, outra.id].map((id) => apply(office.api, id, buildInscricao({ nome: 'Eva Esteves' }))),
    )
    const [talento, ...others] = await talentos('Eva Esteves')
    expect(others).toEqual([])
    const inscricoes = await office.api.db
      .selectFrom('inscricao')
      .select('id')
      .where('talentoId', '=', talento?.id ?? 0)
      .execute()
    expect(inscricoes).toHaveLength(2)
  })

  it('of a person known by phone completes what was missing and replaces neither name nor contact', async () => {
    const phone = '(11) 97777-1111'
    await apply(office.api, campanhaId, {
      ...buildInscricao({ nome: 'Fábio Farias', habilidades: ['Excel'] }),
      email: '',
      telefone: phone,
    })
    const outra = await publish(office)
    await apply(
      office.api,
      outra.id,
      buildInscricao({ nome: 'Fabio Farias', telefone: '5511977771111', habilidades: ['Excel', 'SQL'] }),
    )
    const [talento] = await talentos('Fábio Farias')
    expect(talento).toMatchObject({
      email: 'fabio.farias@exemplo.test',
      telefone: '11977771111',
      habilidades: ['Excel', 'SQL'],
    })
    expect(await talentos('Fabio Farias')).toEqual([])
  })

  it('of two people who share a phone makes two people', async () => {
    const telefone = '(11) 96666-2222'
    await apply(office.api, campanhaId, buildInscricao({ nome: 'Gil Gomes', telefone }))
    await apply(office.api, campanhaId, buildInscricao({ nome: 'Hugo Gomes', telefone }))
    expect(await talentos('Gil Gomes')).toHaveLength(1)
    expect(await talentos('Hugo Gomes')).toHaveLength(1)
  })

  it('to another company makes another person', async () => {
    const { api, estranho } = office
    const theirs = await publish({ api, token: estranho.token })
    await apply(api, campanhaId, buildInscricao({ nome: 'Ivo Ivens' }))
    await apply(api, theirs.id, buildInscricao({ nome: 'Ivo Ivens' }))
    expect((await talentos('Ivo Ivens')).map((talento) => talento.empresaId)).toEqual([
      office.empresaId,
      estranho.empresaId,
    ])
  })

  it('after withdrawing begins anew', async () => {
    await apply(office.api, campanhaId, buildInscricao({ nome: 'Jade Jardim' }))
    const [talento] = await talentos('Jade Jardim')
    await office.api.pool.query(
      "update inscricao set situacao = 'retirada', etapa_id = null where talento_id = $1",
      [talento?.id],
    )
    const again = await apply(office.api, campanhaId, buildInscricao({ nome: 'Jade Jardim' }))
    expect(again.data?.jaInscrita).toBe(false)
    expect((await readBoard(office, campanhaId)).people['Triagem']).toContain('Jade Jardim')
  })

  it('of a program that fills every field is thanked and thrown away', async () => {
    const before = await countRows()
    const { status, data } = await apply(
      office.api,
      campanhaId,
      buildInscricao({ nome: 'Robô', site: 'https://spam.test' }),
    )
    expect([status, data]).toEqual([200, { acompanhamento: null, jaInscrita: false }])
    expect(await countRows()).toBe(before)
  })
})

describe('the fields of an application', () => {
  it.each([
    ['no name', { nome: ' ' }, 'nome'],
    ['neither e-mail nor phone', { email: '', telefone: '' }, 'email'],
    ['an e-mail that is none', { email: 'x' }, 'email'],
    ['an e-mail with a second line', { email: 'x@y.test\r\nBcc: z@y.test' }, 'email'],
    ['half a phone', { telefone: '9999' }, 'telefone'],
    ['an unknown city', { cidadeId: 1 }, 'cidadeId'],
    ['a birth in the future', { nascimento: '2999-01-01' }, 'nascimento'],
    ['no consent', { consentimento: false as unknown as true }, 'consentimento'],
  ])('with %s are refused at the field', async (_what, part, field) => {
    const before = await countRows()
    const { status, erro } = await apply(
      office.api,
      campanhaId,
      buildInscricao({ nome: 'Lia Lopes', ...part }),
    )
    expect(status).toBe(422)
    expect(Object.keys(erro?.campos ?? {})).toEqual([field])
    expect(await countRows()).toBe(before)
  })

  it('that are all wrong are all named', async () => {
    const { erro } = await apply(
      office.api,
      campanhaId,
      buildInscricao({ telefone: '1', cidadeId: 1, nascimento: '2999-01-01' }),
    )
    expect(Object.keys(erro?.campos ?? {}).toSorted()).toEqual(['cidadeId', 'nascimento', 'telefone'])
  })

  it('without the JSON part are refused', async () => {
    const form = new FormData()
    form.set('outro', 'x')
    const response = await office.api.request(`/talento/v1/publico/campanhas/${campanhaId}/inscricoes`, {
      method: 'POST',
      body: form,
    })
    expect(response.status).toBe(422)
  })
})

describe('the questions of a campaign (product 25)', () => {
  const pergunta = (n: number, part: Partial<Extract<Pergunta, { tipo: 'SIM_NAO' }>> = {}) => ({
    id: `7b1c2a3d-0000-4000-8000-0000000000${10 + n}`,
    tipo: 'SIM_NAO' as const,
    title: `Pergunta ${n}`,
    obrigatoria: false,
    efeito: 'SINALIZAR' as const,
    criadaEm: '2026-01-01T00:00:00Z',
    simCorreta: true,
    naoCorreta: false,
    ...part,
  })

  it('that are mandatory are enforced at their field', async () => {
    const { id } = await publish(office, {
      vaga: { perguntas: [pergunta(1, { obrigatoria: true }), pergunta(2)] },
    })
    const { status, erro } = await apply(office.api, id, buildInscricao({ nome: 'Mia Melo' }))
    expect([status, erro?.campos]).toEqual([
      422,
      { [`respostas.${pergunta(1).id}`]: 'Responda a esta pergunta.' },
    ])
  })

  it('keep answers, the reason of elimination and the signs', async () => {
    const perguntas = [pergunta(3, { efeito: 'ELIMINAR' }), pergunta(4), pergunta(5, { efeito: 'PONTUAR' })]
    const { id } = await publish(office, { vaga: { perguntas } })
    const respostas = perguntas.map((p) => ({ perguntaId: p.id, valor: 'nao' }))
    await apply(office.api, id, buildInscricao({ nome: 'Noa Neves', respostas }))
    const inscricao = await office.api.db
      .selectFrom('inscricao')
      .selectAll()
      .where('campanhaId', '=', id)
      .executeTakeFirstOrThrow()
    expect(inscricao).toMatchObject({
      eliminadaMotivo: 'Resposta a “Pergunta 3” não atende ao pedido.',
      sinalizacoes: [{ pergunta: 'Pergunta 4' }],
      situacao: 'ativa',
    })
    expect(inscricao.aderenciaDetalhe).toContainEqual(
      expect.objectContaining({ texto: 'Pergunta 5: pedido, outra resposta — 0 de 20' }),
    )
    const kept = await office.api.db
      .selectFrom('resposta')
      .select(['valor', 'correta'])
      .where('inscricaoId', '=', inscricao.id)
      .execute()
    expect(kept).toEqual(Array.from({ length: 3 }, () => ({ valor: 'nao', correta: false })))
  })
})

describe('the file of an application (security S15)', () => {
  it.each([
    ['a PDF', pdf(), 'application/pdf', 'Currículo Otto Ortiz.pdf'],
    [
      'a DOCX',
      docx(),
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'Currículo Otto Ortiz.docx',
    ],
  ])('is kept when it is %s, under a name of ours', async (_what, file, mime, nome) => {
    const { id } = await publish(office)
    await apply(
      office.api,
      id,
      { ...buildInscricao({ nome: 'Otto Ortiz' }), email: `${mime.length}@exemplo.test` },
      file,
    )
    const arquivo = await office.api.db
      .selectFrom('arquivo')
      .selectAll()
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    expect(arquivo).toMatchObject({ mime, nome, tamanho: file.size, empresaId: office.empresaId })
    expect(arquivo.conteudo.equals(Buffer.from(await file.arrayBuffer()))).toBe(true)
  })

  it.each([
    [
      'a page that calls itself a PDF',
      new Blob(['<html><script>x()</script>'], { type: 'application/pdf' }),
      415,
    ],
    ['a picture', new Blob(['\u0089PNG\r\n'], { type: 'image/png' }), 415],
    ['an empty file', new Blob([]), 415],
    ['a zip that is no document', new Blob(['PK\u0003\u0004 evil.exe']), 415],
    ['5 MB and a byte', pdf(5 * 1024 * 1024), 413],
  ])('is refused at its field when it is %s', async (_what, file, status) => {
    const before = await countRows()
    const answer = await apply(office.api, campanhaId, buildInscricao({ nome: 'Pia Pires' }), file)
    expect(answer.status).toBe(status)
    expect(Object.keys(answer.erro?.campos ?? {})).toEqual(['curriculo'])
    expect(await countRows()).toBe(before)
  })
})

describe('many applications from one address (security S12)', () => {
  it('are slowed down, and others are not', async () => {
    const from = (address: string) =>
      apply(office.api, campanhaId, buildInscricao({ nome: ' ' }), undefined, address)
    const answers = await Promise.all(Array.from({ length: 31 }, () => from('203.0.113.7')))
    expect(answers.map((answer) => answer.status).filter((status) => status === 429)).toHaveLength(1)
    expect((await from('203.0.113.7')).erro?.mensagem).toMatch(/^Muitas tentativas/)
    expect((await from('203.0.113.8')).status).toBe(422)
  })
})

describe('a campaign that takes no applications', () => {
  const refusedBy = async (id: number) => {
    const { status, erro } = await apply(office.api, id, buildInscricao({ nome: 'Raul Reis' }))
    return [status, erro?.mensagem]
  }

  it('says why', async () => {
    const { api, token } = office
    const pausada = await publish(office)
    await api.call('pauseCampanha', { params: { id: pausada.id } }, { token })
    expect(await refusedBy(pausada.id)).toEqual([409, 'As inscrições desta vaga estão pausadas.'])
    const encerrada = await publish(office)
    await api.call('closeCampanha', { params: { id: encerrada.id }, body: null }, { token })
    expect(await refusedBy(encerrada.id)).toEqual([409, 'Esta vaga foi encerrada.'])
    const vencida = await publish(office)
    await api.pool.query(
      'update campanha set fechamento = current_date - 1, conteudo = conteudo where id = $1',
      [vencida.id],
    )
    expect(await refusedBy(vencida.id)).toEqual([409, 'Esta vaga foi encerrada.'])
  })

  it('that is a draft does not exist', async () => {
    const { body } = await office.api.call(
      'duplicateCampanha',
      { params: { id: campanhaId } },
      { token: office.token },
    )
    expect((await refusedBy(body.data.id))[0]).toBe(404)
  })
})
