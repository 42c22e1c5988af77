import { openOffice, publish, readBoard, type Office } from './support/campanhas'
import { FILHO, type Family, MAE, openFamilies } from './support/familia'
import { openMailbox } from './support/mailbox'
import { openDoors, pdf, publishAsking, say } from './support/strangers'

/**
 * Mother and son have one mailbox, and the company has met her before he sends: nothing of hers goes with his answers
 * (decision 108).
 */

let office: Office
let mailbox: ReturnType<typeof openMailbox>
let doors: ReturnType<typeof openDoors>
let casa: ReturnType<typeof openFamilies>
beforeAll(async () => {
  office = await openOffice()
  mailbox = openMailbox(office)
  doors = openDoors(office, 0)
  casa = openFamilies(office)
})
beforeEach(() => office.api.pool.query('delete from contagem'))
afterAll(() => office.api.close())

const as = () => ({ token: office.token })
const doFilho = () => new Blob(['%PDF-1.4 o filho\n%%EOF'], { type: 'application/pdf' })
const note = ({ identificador }: Family) =>
  office.api.call('createNota', { params: { identificador }, body: { texto: 'Ótima entrevista' } }, as())
/** What the company does about her, one of it each. */
const ACTS: Record<string, (family: Family) => Promise<unknown>> = {
  'has moved': (family) => casa.move(family),
  'has noted something on': note,
  'has written to': ({ identificador, caixa: campanhaId }) => {
    const mensagem = { canal: 'WHATSAPP', assunto: '', texto: 'Olá, {{nome}}!' } as const
    const body = { identificadores: [identificador], campanhaId, ...mensagem }
    return office.api.call('sendMensagens', { body }, as())
  },
  'has left with a colleague': ({ identificador, caixa: campanhaId }) => {
    const pessoas = [{ identificador, donoId: office.usuarioId }]
    return office.api.call('setDono', { body: { campanhaId, pessoas } }, as())
  },
  'keeps by law': ({ identificador }) =>
    office.api.pool.query(`update talento set guarda_legal = 'Auditoria 9' where identificador = $1`, [
      identificador,
    ]),
}

const [herFile, hisFile] = [pdf().size, doFilho().size]

describe.each(Object.entries(ACTS))('a mother whom the company %s', (_, act) => {
  it('keeps her name and phone when her son says that what he sent was him, and all of hers once they are taken apart', async () => {
    const family = await casa.openFamily()
    const { identificador, repositor, email } = family
    await act(family)
    const before = await casa.read(identificador)
    await casa.sendAsFilho(family, repositor, doFilho())
    expect(await casa.read(identificador)).toMatchObject({
      nome: MAE.nome,
      telefone: '81911110001',
      formacao: 'Doutorado',
    })
    const [fusao, ...more] = await casa.listFusoes(identificador)
    expect([fusao?.nome, more]).toEqual([FILHO.nome, []])
    const { status, body } = await doors.separate(fusao?.id ?? 0)
    expect(status).toBe(200)
    expect(await casa.read(identificador)).toEqual(before)
    expect(await casa.read(body.data.identificador)).toEqual({
      nome: FILHO.nome,
      email: null,
      telefone: '81933330003',
      sobre: FILHO.sobre,
      formacao: null,
      curriculo: hisFile,
      vagas: [`${repositor} Triagem`],
    })
    expect((await doors.rowOf(identificador))?.['email']).toBe(email)
  })
})

describe('her mailbox, asked about what she had sent once he has confirmed his', () => {
  /** She is hired, he has confirmed one of his. */
  async function hire() {
    const family = await casa.openFamily()
    await casa.move(family, 'Entrevistas')
    await casa.move(family, 'Contratados')
    await note(family)
    return family
  }

  it('changes nothing of hers by saying that it was her', async () => {
    const family = await hire()
    const { identificador, repositor } = family
    const chave = await casa.sendAsFilho(family, repositor, doFilho())
    const before = await casa.read(identificador)
    const [asked = '', ...more] = await mailbox.askedOn(chave)
    expect([asked.length, more]).toEqual([36, []])
    expect((await mailbox.act(chave, { acao: 'confirmar', envio: asked })).status).toBe(303)
    expect(await casa.read(identificador)).toEqual(before)
    expect([await mailbox.askedOn(chave), await casa.listFusoes(identificador)]).toEqual([
      [],
      [expect.objectContaining({ nome: FILHO.nome })],
    ])
  })

  it('gives up the e-mail by saying that it was not, and she stays hired with all of hers', async () => {
    const family = await hire()
    const { identificador, caixa, repositor, email } = family
    const before = await casa.read(identificador)
    const chave = await casa.sendAsFilho(family, repositor, doFilho())
    const [envio = ''] = await mailbox.askedOn(chave)
    expect((await mailbox.act(chave, { acao: 'recusar', envio })).status).toBe(303)
    expect(await casa.read(identificador)).toEqual({ ...before, email: null })
    expect(before).toMatchObject({ curriculo: herFile, vagas: [`${caixa} Contratado`] })
    expect((await readBoard(office, caixa)).people['Contratados']).toEqual([MAE.nome])
    const { linhaDoTempo } = await doors.detail(identificador)
    expect(linhaDoTempo.map(({ texto }) => texto)).toEqual(
      expect.arrayContaining([
        'Nota escrita',
        'Duas pessoas estavam num cadastro pelo mesmo e-mail: cada uma tem agora o seu',
        expect.stringMatching(
          /^Quem usa o e-mail informado disse que não enviou a inscrição em .*: o cadastro ficou sem o e-mail$/,
        ),
      ]),
    )
    // His own.
    const dele = await doors.identificadorOf(email)
    expect(await casa.read(dele)).toEqual({
      nome: FILHO.nome,
      email,
      telefone: '81933330003',
      sobre: FILHO.sobre,
      formacao: null,
      curriculo: hisFile,
      vagas: [`${repositor} Triagem`],
    })
    const page = await mailbox.open(chave)
    expect([page.status, page.html.includes(FILHO.nome), page.html.includes(MAE.nome)]).toEqual([
      200,
      true,
      false,
    ])
    expect(await mailbox.askedOn(chave)).toEqual([])
  })

  it('opens nothing of hers any more, and nothing about her job is mailed there', async () => {
    const family = await hire()
    const { identificador, repositor, email } = family
    const chave = await casa.sendAsFilho(family, repositor, doFilho())
    const [envio = ''] = await mailbox.askedOn(chave)
    await mailbox.act(chave, { acao: 'recusar', envio })
    expect((await mailbox.open(family.chave)).status).toBe(404)
    const { rows } = await office.api.pool.query(
      `select count(*) from declaracao d join talento t on t.id = d.talento_id
       where t.identificador = $1 and d.pessoa->>'email' = $2`,
      [identificador, email],
    )
    expect(rows).toEqual([{ count: 0 }])
    const mensagens = await office.api.call(
      'listMensagens',
      { query: { page: 0, size: 50, campanha: family.caixa } },
      as(),
    )
    const unsent = mensagens.body.data.filter(({ estado }) => estado !== 'enviada' && estado !== 'cancelada')
    expect(new Set(unsent.map(({ estado }) => estado))).toEqual(new Set(['sem_canal']))
  })

  it('leaves her the link of what she sent: she reads it, and may take it back', async () => {
    const family = await hire()
    const chave = await casa.sendAsFilho(family, family.repositor, doFilho())
    const [envio = ''] = await mailbox.askedOn(chave)
    await mailbox.act(chave, { acao: 'recusar', envio })
    const page = await mailbox.open(family.enviado)
    expect([page.status, page.html.includes(MAE.nome)]).toEqual([200, true])
    expect((await mailbox.act(family.enviado, { acao: 'retirar', certeza: 'sim' })).status).toBe(303)
    expect((await doors.detail(family.identificador)).participacoes.map(({ situacao }) => situacao)).toEqual([
      'Desistente',
    ])
  })

  it('has a page of his own behind the link that was mailed for her very job', async () => {
    const family = await hire()
    const { identificador, caixa, email } = family
    const chave = await casa.sendAsFilho(family, caixa, doFilho())
    const [envio = ''] = await mailbox.askedOn(chave)
    await mailbox.act(chave, { acao: 'recusar', envio })
    const page = await mailbox.open(chave)
    expect([page.status, page.html.includes(FILHO.nome), page.html.includes(MAE.nome)]).toEqual([
      200,
      true,
      false,
    ])
    expect((await mailbox.act(chave, { acao: 'retirar', certeza: 'sim' })).status).toBe(303)
    expect((await casa.read(identificador)).vagas).toEqual([`${caixa} Contratado`])
    expect((await casa.read(await doors.identificadorOf(email))).vagas).toEqual([`${caixa} Desistente`])
  })

  it('gives her back the answers in whose place his have come, and him his own', async () => {
    const caixa = await publishAsking(office)
    const email = 'familia@exemplo.test'
    await doors.send({ ...MAE, email, respostas: say('sim') }, caixa)
    const identificador = await doors.identificadorOf(email)
    await casa.move({ caixa, identificador })
    await doors.send({ ...FILHO, email, respostas: say('nao') }, caixa)
    await mailbox.answer(email, 'confirmar')
    const said = async (nome: string) => {
      const { rows } = await office.api.pool.query<{ said: string }>(
        `select r.valor #>> '{}' || ' ' || (i.eliminada_motivo is not null) as said
         from inscricao i join talento t on t.id = i.talento_id left join resposta r on r.inscricao_id = i.id
         where i.campanha_id = $1 and t.nome = $2`,
        [caixa, nome],
      )
      return rows.map((row) => row.said)
    }
    expect(await said(MAE.nome)).toEqual(['nao true'])
    await mailbox.answer(email, 'recusar')
    expect([await said(MAE.nome), await said(FILHO.nome)]).toEqual([['sim false'], ['nao true']])
  })

  it('takes along all that he has sent, for her job too, confirmed or waiting', async () => {
    const family = await hire()
    const { identificador, caixa, repositor, email } = family
    const before = await casa.read(identificador)
    await casa.sendAsFilho(family, repositor, doFilho())
    await casa.sendAsFilho(family, caixa, doFilho())
    const outra = (await publish(office)).id
    await doors.send({ ...FILHO, email }, outra)
    const chave = await mailbox.keyOf(email)
    const asked = await mailbox.askedOn(chave)
    expect(asked).toHaveLength(2)
    await mailbox.act(chave, { acao: 'recusar', envio: asked[1] ?? '' })
    expect(await casa.read(identificador)).toEqual({ ...before, email: null })
    const dele = await doors.identificadorOf(email)
    expect((await casa.read(dele)).vagas).toEqual(
      [`${caixa} Triagem`, `${outra} Triagem`, `${repositor} Triagem`].toSorted(),
    )
    expect(await mailbox.askedOn(chave)).toEqual([asked[0]])
    expect((await mailbox.act(chave, { acao: 'confirmar', envio: asked[0] ?? '' })).status).toBe(303)
    expect(await casa.read(dele)).toMatchObject({ nome: FILHO.nome, email, telefone: '81933330003' })
  })
})

it('a mother keeps what the company has moved where the mailbox says «Não» to hers before «Sim» to what is his', async () => {
  const family = await casa.openFamily()
  const { identificador, email, repositor } = family
  await casa.move(family)
  const before = await casa.read(identificador)
  await doors.send({ ...FILHO, email }, repositor)
  const segunda = (await publish(office)).id
  await doors.send({ ...MAE, email }, segunda, pdf())
  await casa.move({ identificador, caixa: segunda })
  const chave = await mailbox.keyOf(email)
  const [dela = ''] = await mailbox.askedOn(chave)
  expect((await mailbox.act(chave, { acao: 'recusar', envio: dela })).status).toBe(303)
  const vagas = [...before.vagas, `${segunda} Entrevistas`].toSorted()
  expect(await casa.read(identificador)).toEqual({ ...before, email: null, vagas })
  expect(await casa.read(await doors.identificadorOf(email))).toMatchObject({
    nome: FILHO.nome,
    vagas: [`${repositor} Triagem`],
  })
  expect(await mailbox.askedOn(await mailbox.keyOf(email))).toEqual([])
})
