import { apply, buildInscricao, openOffice, publish, type Office } from './support/campanhas'
import { seedUsuario } from './support/seed-empresa'

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n%%EOF\n')

/** The n-th identity of a question or an option. */
const uuid = (n: number) => `7b1c2a3d-0000-4000-8000-${String(n).padStart(12, '0')}`

let office: Office
let colega: string
let identificador: string
let campanhaId: number
beforeAll(async () => {
  office = await openOffice()
  await seedUsuario(office.api.db, office.empresaId, 'beto@aurora.test', 'Beto Reis')
  colega = await office.api.login('beto@aurora.test')
  const testes = [{ idTeste: 55_544 }]
  campanhaId = (await publish(office, { vaga: { campanhaTestes: testes } })).id
  await apply(office.api, campanhaId, buildInscricao({ nome: 'Ana Alves' }))
  await office.api.pool.query(`update talento set cpf = '52998224725', pis = '12056412547'`)
  const row = await office.api.db.selectFrom('talento').select('identificador').executeTakeFirstOrThrow()
  identificador = row.identificador
})
afterAll(() => office.api.close())

const asMe = () => ({ token: office.token })

describe('documents (security L10)', () => {
  it('are masked in the detail', async () => {
    const { body } = await office.api.call('getTalento', { params: { identificador } }, asMe())
    expect(body.data.informacaoPessoal).toMatchObject({ documento: '•••.•••.•••-25', pis: '•••.•••••.••-7' })
  })

  it('are told when asked for, and each look is written down', async () => {
    const { body } = await office.api.call('revealDocumentos', { params: { identificador } }, asMe())
    expect(body.data).toEqual({ documento: '52998224725', pis: '12056412547' })
    const rows = await office.api.db.selectFrom('auditoria').selectAll().execute()
    expect(rows).toMatchObject([
      { acao: 'documentos_vistos', alvo: `talento:${identificador}`, usuarioId: office.usuarioId },
    ])
    expect(JSON.stringify(rows)).not.toContain('52998224725')
  })
})

describe('notes (product 40)', () => {
  const list = async (token = office.token) =>
    (await office.api.call('listNotas', { params: { identificador } }, { token })).body.data

  it('are read by the whole company, newest first, and changed by who wrote them', async () => {
    const write = (texto: string, token: string) =>
      office.api.call('createNota', { params: { identificador }, body: { texto } }, { token })
    const first = await write(' Ligar na segunda. ', office.token)
    await write('Boa conversa.', colega)
    expect((await list()).map(({ texto, quem, isMinha }) => [texto, quem, isMinha])).toEqual([
      ['Boa conversa.', 'Beto Reis', false],
      ['Ligar na segunda.', 'Ana Lima', true],
    ])
    const params = { id: first.body.data.id }
    const foreign = await office.api.call('updateNota', { params, body: { texto: 'x' } }, { token: colega })
    expect(foreign.status).toBe(409)
    const mine = await office.api.call('updateNota', { params, body: { texto: 'Ligar na terça.' } }, asMe())
    expect(mine.body.data).toMatchObject({ texto: 'Ligar na terça.', isMinha: true })
    expect(mine.body.data.editadaEm).not.toBeNull()
    expect((await office.api.call('deleteNota', { params }, { token: colega })).status).toBe(409)
    expect((await office.api.call('deleteNota', { params }, asMe())).status).toBe(204)
    expect(await list()).toHaveLength(1)
  })

  it('stand in the timeline without their words', async () => {
    const { body } = await office.api.call('getTalento', { params: { identificador } }, asMe())
    expect(body.data.linhaDoTempo.slice(0, 2).map(({ texto, quem }) => [texto, quem])).toEqual([
      ['Nota escrita', 'Beto Reis'],
      ['Nota escrita', 'Ana Lima'],
    ])
    const log = await office.api.db.selectFrom('evento').select('dados').execute()
    expect(JSON.stringify(log)).not.toContain('conversa')
  })

  it('are not written over by a text that was begun before they were changed', async () => {
    const { body } = await office.api.call(
      'createNota',
      { params: { identificador }, body: { texto: 'Ligar' } },
      asMe(),
    )
    const params = { id: body.data.id }
    const change = async (texto: string, antes: string) => {
      const { status, body } = await office.api.call('updateNota', { params, body: { texto, antes } }, asMe())
      return [status, status === 200 ? body.data.texto : body]
    }
    expect(await change('Ligar às seis', 'Ligar')).toEqual([200, 'Ligar às seis'])
    // Its answer was lost.
    expect(await change('Ligar às seis', 'Ligar')).toEqual([200, 'Ligar às seis'])
    expect(await change('Ligar na segunda', 'Ligar')).toEqual([
      409,
      expect.objectContaining({ erro: expect.objectContaining({ codigo: 'nota_mudada' }) }),
    ])
    expect(await change('Ligar na segunda', 'Ligar às seis')).toEqual([200, 'Ligar na segunda'])
    await office.api.call('deleteNota', { params }, asMe())
  })

  it.each([[''], ['x'.repeat(4001)]])('are refused when empty or too long', async (texto) => {
    const { status, erro } = await office.api.call(
      'createNota',
      { params: { identificador }, body: { texto } },
      asMe(),
    )
    expect(status).toBe(422)
    expect(Object.keys(erro?.campos ?? {})).toEqual(['texto'])
  })
})

describe('tests (product 27)', () => {
  const list = async () =>
    (await office.api.call('listTestesDoTalento', { params: { identificador } }, asMe())).body.data

  async function enter(dados: object, arquivo?: Buffer) {
    const form = new FormData()
    form.set('dados', JSON.stringify(dados))
    if (arquivo !== undefined) form.set('arquivo', new Blob([new Uint8Array(arquivo)]), 'prova.pdf')
    const response = await office.api.request(`/talento/v1/talentos/${identificador}/testes`, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${office.token}` },
    })
    return {
      status: response.status,
      body: (await response.json()) as { data: { id: number }; erro?: { campos?: object } },
    }
  }
  const RESULTADO = { testeId: 55_544, resultado: 87, data: '2026-11-01', link: '' }

  it('that the campaign asks for wait for a result', async () => {
    expect(await list()).toMatchObject([
      { testeId: 55_544, campanhas: ['Auxiliar de Logística'], resultados: [] },
    ])
  })

  it('take a result with its day, link and file, and let it go again', async () => {
    const { status, body } = await enter({ ...RESULTADO, link: 'https://provas.test/1' }, PDF)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ resultado: 87, data: '2026-11-01', temArquivo: true, quem: 'Ana Lima' })
    expect((await list())[0]?.resultados).toMatchObject([
      {
        resultado: 87,
        data: '2026-11-01',
        link: 'https://provas.test/1',
        temArquivo: true,
        quem: 'Ana Lima',
      },
    ])
    const file = await office.api.request(`/talento/v1/resultados-teste/${body.data.id}/arquivo`, {
      headers: { authorization: `Bearer ${office.token}` },
    })
    expect(file.headers.get('content-type')).toBe('application/pdf')
    expect(Buffer.from(await file.arrayBuffer())).toEqual(PDF)
    await office.api.call('deleteResultadoTeste', { params: { id: body.data.id } }, asMe())
    expect((await list())[0]?.resultados).toEqual([])
    expect(await office.api.db.selectFrom('arquivo').select('id').execute()).toEqual([])
  })

  it.each([
    ['resultado', { resultado: 101 }],
    ['resultado', { resultado: 1.5 }],
    ['data', { data: '2999-01-01' }],
    ['data', { data: '31/12/2026' }],
    ['testeId', { testeId: 1 }],
    ['link', { link: 'javascript:alert(1)' }],
  ])('name the field %s when it is wrong', async (field, part) => {
    const { status, body } = await enter({ ...RESULTADO, ...part })
    expect(status).toBe(422)
    expect(Object.keys(body.erro?.campos ?? {})).toEqual([field])
  })

  it('refuse a file that is something else than it says', async () => {
    expect((await enter(RESULTADO, Buffer.from('<html><script>alert(1)</script>'))).status).toBe(415)
    expect((await enter(RESULTADO, Buffer.alloc(5 * 1024 * 1024 + 1))).status).toBe(413)
  })
})

describe('answers and videos (product 25)', () => {
  it('are told in words, with the question that they belong to', async () => {
    const ids = { sim: uuid(1), multipla: uuid(2), video: uuid(3) }
    const opcoes = ['Manhã', 'Tarde', 'Noite'].map((title, index) => ({
      id: uuid(10 + index),
      title,
      correta: title === 'Noite',
    }))
    const common = { obrigatoria: false, efeito: 'SINALIZAR' as const, criadaEm: '2026-11-01T00:00:00.000Z' }
    const vaga = await publish(office, {
      nome: 'Com perguntas',
      vaga: {
        videoCv: 'opcional',
        perguntas: [
          { ...common, id: ids.sim, tipo: 'SIM_NAO', title: 'Tem CNH?', simCorreta: true, naoCorreta: false },
          { ...common, id: ids.multipla, tipo: 'MULTIPLA', title: 'Turnos?', opcoes },
          { ...common, id: ids.video, tipo: 'VIDEO', title: 'Conte de você', duracao: 60 },
        ],
      },
    })
    await apply(office.api, vaga.id, {
      ...buildInscricao({ nome: 'Ana Alves' }),
      respostas: [
        { perguntaId: ids.sim, valor: 'nao' },
        { perguntaId: ids.multipla, valor: [opcoes[0]?.id ?? '', opcoes[2]?.id ?? ''] },
      ],
    })
    const { body } = await office.api.call('listRespostasDoTalento', { params: { identificador } }, asMe())
    expect(body.data.map(({ pergunta, resposta, isCorreta }) => [pergunta, resposta, isCorreta])).toEqual([
      ['Tem CNH?', 'Não', false],
      ['Turnos?', 'Manhã, Noite', false],
    ])
    await office.api.pool.query(
      `with a as (insert into arquivo (empresa_id, nome, mime, tamanho, sha256, conteudo)
         values ($1, 'video.webm', 'video/webm', 3, '', 'abc') returning id)
       insert into resposta (empresa_id, inscricao_id, pergunta_id, valor, arquivo_id)
       select $1, i.id, p.id, '""', a.id from a, inscricao i, pergunta p
       where i.campanha_id = $2 and p.chave = $3`,
      [office.empresaId, vaga.id, ids.video],
    )
    const videos = await office.api.call('listVideosDoTalento', { params: { identificador } }, asMe())
    expect(videos.body.data).toMatchObject([
      { pergunta: 'Conte de você', campanha: 'Com perguntas', duracao: 60 },
    ])
    const file = await office.api.request(`/talento/v1/respostas/${videos.body.data[0]?.id}/video`, {
      headers: { authorization: `Bearer ${office.token}` },
    })
    expect(file.headers.get('content-type')).toBe('video/webm')
    expect(await file.text()).toBe('abc')
  })

  it('name the question that was asked, is judged and was left blank; not one that came later, nor of who was entered', async () => {
    const common = { obrigatoria: false, criadaEm: '2026-11-01T00:00:00.000Z', tipo: 'SIM_NAO' as const }
    const right = { simCorreta: true, naoCorreta: false }
    const elimina = { ...common, ...right, efeito: 'ELIMINAR' as const }
    const vaga = {
      perguntas: [
        { ...elimina, id: uuid(21), title: 'Tem CNH?' },
        { ...elimina, id: uuid(22), title: 'Trabalha aos sábados?' },
        { ...common, ...right, efeito: 'PONTUAR' as const, id: uuid(23), title: 'Já vendeu?' },
      ],
    }
    const { id } = await publish(office, { nome: 'Em branco', vaga })
    await apply(office.api, id, {
      ...buildInscricao({ nome: 'Bia Blanco', email: 'bia@exemplo.test', telefone: '11988887766' }),
      respostas: [{ perguntaId: uuid(21), valor: 'sim' }],
    })
    await office.api.pool.query(
      `insert into pergunta (empresa_id, campanha_id, chave, tipo, titulo, efeito, ordem)
       values ($1, $2, $3, 'SIM_NAO', 'Veio depois?', 'ELIMINAR', 9)`,
      [office.empresaId, id, uuid(24)],
    )
    await office.api.pool.query(
      `with t as (insert into talento (empresa_id, nome) values ($1, 'Entrada Pela Mão') returning id)
       insert into inscricao (empresa_id, campanha_id, talento_id) select $1, $2, id from t`,
      [office.empresaId, id],
    )
    const toldOf = async (nome: string) => {
      const { rows } = await office.api.pool.query<{ identificador: string }>(
        'select identificador from talento where nome = $1',
        [nome],
      )
      const params = { identificador: rows[0]?.identificador ?? '' }
      const { body } = await office.api.call('listRespostasDoTalento', { params }, asMe())
      return body.data.map(({ pergunta, resposta, isCorreta }) => [pergunta, resposta, isCorreta])
    }
    expect(await toldOf('Bia Blanco')).toEqual([
      ['Tem CNH?', 'Sim', true],
      ['Trabalha aos sábados?', '', null],
    ])
    expect(await toldOf('Entrada Pela Mão')).toEqual([])
  })
})
