import { openOffice, publish, readBoard, type Office } from './support/campanhas'
import { openMailbox } from './support/mailbox'
import { openDoors, pdf, publishAsking, say } from './support/strangers'

/**
 * Mother and son have one mailbox, and the company has met her before he sends: nothing of hers goes with his answers
 * (decision 108).
 */

let office: Office
let mailbox: ReturnType<typeof openMailbox>
let doors: ReturnType<typeof openDoors>
beforeAll(async () => {
  office = await openOffice()
  mailbox = openMailbox(office)
  doors = openDoors(office, 0)
})
beforeEach(() => office.api.pool.query('delete from contagem'))
afterAll(() => office.api.close())

const as = () => ({ token: office.token })
const MAE = {
  nome: 'Maria Souza Prado',
  telefone: '81 91111-0001',
  sobre: 'Sou a mãe',
  formacao: 'Doutorado',
}
const FILHO = { nome: 'Pedro Souza Prado', telefone: '81 93333-0003', sobre: 'Sou o filho' }
const doFilho = () => new Blob(['%PDF-1.4 o filho\n%%EOF'], { type: 'application/pdf' })

let families = 0
/** She has sent for one campaign; nobody has answered anything. */
async function openFamily() {
  families += 1
  const email = `familia${families}@exemplo.test`
  const [caixa, repositor] = [(await publish(office)).id, (await publish(office)).id]
  const { chave } = await doors.send({ ...MAE, email }, caixa, pdf())
  const identificador = await doors.identificadorOf(email)
  return { email, caixa, repositor, identificador, enviado: chave, chave: await mailbox.keyOf(email) }
}
type Family = Awaited<ReturnType<typeof openFamily>>

const move = async ({ identificador, caixa: campanhaId }: Family, etapa: string) => {
  const { id: kanbanId } = (await readBoard(office, campanhaId)).etapa(etapa)
  const params = { identificador, campanhaId, kanbanId }
  expect((await office.api.call('moveTalento', { params }, as())).status).toBe(200)
}
const note = ({ identificador }: Family) =>
  office.api.call('createNota', { params: { identificador }, body: { texto: 'Ótima entrevista' } }, as())
/** What the company does about her, one of it each. */
const ACTS: Record<string, (family: Family) => Promise<unknown>> = {
  'has moved': (family) => move(family, 'Entrevistas'),
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

/** He sends for a campaign, and says that it was him. @returns the link that was mailed to him */
async function sendAsFilho({ email }: Family, campanhaId: number) {
  await doors.send({ ...FILHO, email }, campanhaId, doFilho())
  const chave = await mailbox.keyOf(email)
  const asked = await mailbox.askedOn(chave)
  expect((await mailbox.act(chave, { acao: 'confirmar', envio: asked[0] ?? '' })).status).toBe(303)
  return chave
}
const listFusoes = async (identificador: string) =>
  (await office.api.call('listFusoes', { params: { identificador } }, as())).body.data
/** Her own, as the company has it. */
async function read(identificador: string) {
  const row = await doors.rowOf(identificador)
  const { participacoes } = await doors.detail(identificador)
  const { rows } = await office.api.pool.query<{ tamanho: number }>(
    'select a.tamanho from talento t join arquivo a on a.id = t.curriculo_id where t.identificador = $1',
    [identificador],
  )
  return {
    nome: row?.['nome'],
    email: row?.['email'],
    telefone: row?.['telefone'],
    sobre: row?.['sobre'],
    formacao: row?.['formacao'],
    curriculo: rows[0]?.tamanho ?? null,
    vagas: participacoes.map(({ campanhaId, situacao }) => `${campanhaId} ${situacao}`).toSorted(),
  }
}
const [herFile, hisFile] = [pdf().size, doFilho().size]

describe.each(Object.entries(ACTS))('a mother whom the company %s', (_, act) => {
  it('keeps her name and phone when her son says that what he sent was him, and all of hers once they are taken apart', async () => {
    const family = await openFamily()
    const { identificador, repositor, email } = family
    await act(family)
    const before = await read(identificador)
    await sendAsFilho(family, repositor)
    expect(await read(identificador)).toMatchObject({
      nome: MAE.nome,
      telefone: '81911110001',
      formacao: 'Doutorado',
    })
    const [fusao, ...more] = await listFusoes(identificador)
    expect([fusao?.nome, more]).toEqual([FILHO.nome, []])
    const { status, body } = await doors.separate(fusao?.id ?? 0)
    expect(status).toBe(200)
    expect(await read(identificador)).toEqual(before)
    expect(await read(body.data.identificador)).toEqual({
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
    const family = await openFamily()
    await move(family, 'Entrevistas')
    await move(family, 'Contratados')
    await note(family)
    return family
  }

  it('changes nothing of hers by saying that it was her', async () => {
    const family = await hire()
    const { identificador, repositor } = family
    const chave = await sendAsFilho(family, repositor)
    const before = await read(identificador)
    const [asked = '', ...more] = await mailbox.askedOn(chave)
    expect([asked.length, more]).toEqual([36, []])
    expect((await mailbox.act(chave, { acao: 'confirmar', envio: asked })).status).toBe(303)
    expect(await read(identificador)).toEqual(before)
    expect([await mailbox.askedOn(chave), await listFusoes(identificador)]).toEqual([
      [],
      [expect.objectContaining({ nome: FILHO.nome })],
    ])
  })

  it('gives up the e-mail by saying that it was not, and she stays hired with all of hers', async () => {
    const family = await hire()
    const { identificador, caixa, repositor, email } = family
    const before = await read(identificador)
    const chave = await sendAsFilho(family, repositor)
    const [envio = ''] = await mailbox.askedOn(chave)
    expect((await mailbox.act(chave, { acao: 'recusar', envio })).status).toBe(303)
    expect(await read(identificador)).toEqual({ ...before, email: null })
    expect(before).toMatchObject({ curriculo: herFile, vagas: [`${caixa} Contratado`] })
    expect((await readBoard(office, caixa)).people['Contratados']).toEqual([MAE.nome])
    const { linhaDoTempo } = await doors.detail(identificador)
    expect(linhaDoTempo.map(({ texto }) => texto)).toEqual(
      expect.arrayContaining([
        'Nota escrita',
        'O que foi enviado com o mesmo e-mail era de outra pessoa e ganhou cadastro próprio',
        expect.stringMatching(
          /^Quem usa o e-mail informado disse que não enviou a inscrição em .*: o cadastro ficou sem o e-mail$/,
        ),
      ]),
    )
    // His own.
    const dele = await doors.identificadorOf(email)
    expect(await read(dele)).toEqual({
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
    const chave = await sendAsFilho(family, repositor)
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
    const chave = await sendAsFilho(family, family.repositor)
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
    const chave = await sendAsFilho(family, caixa)
    const [envio = ''] = await mailbox.askedOn(chave)
    await mailbox.act(chave, { acao: 'recusar', envio })
    const page = await mailbox.open(chave)
    expect([page.status, page.html.includes(FILHO.nome), page.html.includes(MAE.nome)]).toEqual([
      200,
      true,
      false,
    ])
    expect((await mailbox.act(chave, { acao: 'retirar', certeza: 'sim' })).status).toBe(303)
    expect((await read(identificador)).vagas).toEqual([`${caixa} Contratado`])
    expect((await read(await doors.identificadorOf(email))).vagas).toEqual([`${caixa} Desistente`])
  })

  it('gives her back the answers in whose place his have come, and him his own', async () => {
    const caixa = await publishAsking(office)
    families += 1
    const email = `familia${families}@exemplo.test`
    await doors.send({ ...MAE, email, respostas: say('sim') }, caixa)
    const identificador = await doors.identificadorOf(email)
    await move({ email, caixa, repositor: 0, identificador, enviado: '', chave: '' }, 'Entrevistas')
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
    const before = await read(identificador)
    await sendAsFilho(family, repositor)
    await sendAsFilho(family, caixa)
    const outra = (await publish(office)).id
    await doors.send({ ...FILHO, email }, outra)
    const chave = await mailbox.keyOf(email)
    const asked = await mailbox.askedOn(chave)
    expect(asked).toHaveLength(2)
    await mailbox.act(chave, { acao: 'recusar', envio: asked[1] ?? '' })
    expect(await read(identificador)).toEqual({ ...before, email: null })
    const dele = await doors.identificadorOf(email)
    expect((await read(dele)).vagas).toEqual(
      [`${caixa} Triagem`, `${outra} Triagem`, `${repositor} Triagem`].toSorted(),
    )
    expect(await mailbox.askedOn(chave)).toEqual([asked[0]])
    expect((await mailbox.act(chave, { acao: 'confirmar', envio: asked[0] ?? '' })).status).toBe(303)
    expect(await read(dele)).toMatchObject({ nome: FILHO.nome, email, telefone: '81933330003' })
  })
})
