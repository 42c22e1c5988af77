import { apply, buildInscricao, openOffice, publish, RECIFE, type Office } from './support/campanhas'

let office: Office
beforeAll(async () => {
  office = await openOffice({ publicUrl: 'https://vagas.exemplo.test' })
})
afterAll(() => office.api.close())

describe('the application form without JavaScript (product 54)', () => {
  const PERGUNTA = '7b1c2a3d-0000-4000-8000-000000000013'
  let id = 0
  beforeAll(async () => {
    const perguntas = [
      {
        id: PERGUNTA,
        tipo: 'SIM_NAO' as const,
        title: 'Pode à noite?',
        obrigatoria: true,
        efeito: 'ELIMINAR' as const,
        criadaEm: '2026-01-01T00:00:00Z',
        simCorreta: true,
        naoCorreta: false,
      },
    ]
    id = (await publish(office, { nome: 'Vigia', vaga: { perguntas } })).id
  })

  /** Each form comes from an address of its own: the limits by address are not what is tested here. */
  let sent = 0
  const send = async (
    fields: Record<string, string | Blob>,
    headers: Record<string, string> = {},
    vaga = id,
  ) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    const response = await office.api.request(`/campanha/${vaga}/inscricao`, {
      method: 'POST',
      headers: { 'x-forwarded-for': `10.9.${sent++ % 250}.1`, ...headers },
      body: form,
    })
    return { status: response.status, html: await response.text() }
  }
  const whole = {
    nome: 'Rute Reis',
    email: 'rute@exemplo.test',
    cidade: 'recife - pe',
    [`respostas.${PERGUNTA}`]: 'sim',
    consentimento: 'sim',
    origem: 'radio',
    site: '',
  }

  it('is drawn with everything in it', async () => {
    const html = await (await office.api.request(`/campanha/${id}/inscricao?origem=radio`)).text()
    expect(html).toContain(
      `<form class="publico-form" action="/campanha/${id}/inscricao?origem=radio" encType="multipart/form-data" method="post">`,
    )
    for (const name of [
      'nome',
      'email',
      'telefone',
      'cidade',
      'curriculo',
      `respostas.${PERGUNTA}`,
      'consentimento',
      'site',
    ])
      expect(html).toContain(`name="${name}"`)
    expect(html).toContain('name="origem" value="radio"')
  })

  it('takes a person in, with city, answer, source and the way to their own page', async () => {
    const { status, html } = await send(whole)
    expect(status).toBe(200)
    expect(html).toContain('Inscrição enviada')
    expect(html).toMatch(/href="\/acompanhamento\?chave=[\w-]{43}"/)
    const { rows } = await office.api.pool.query(
      `select t.cidade_id, i.fonte, i.eliminada_motivo from talento t join inscricao i on i.talento_id = t.id where t.nome = 'Rute Reis'`,
    )
    expect(rows).toEqual([{ cidade_id: RECIFE.id, fonte: 'radio', eliminada_motivo: null }])
  })

  it('comes back with what was written and what is wrong, each with a link to its field', async () => {
    const { status, html } = await send({ nome: 'Só Nome <b>', cidade: 'Lugar Nenhum', telefone: '12' })
    expect(status).toBe(422)
    expect(html).toContain('value="Só Nome &lt;b&gt;"')
    expect(html).toMatch(/href="#consentimento"/)
    expect(html).toContain('Enviar inscrição')
    const again = await send({
      ...whole,
      email: 'b@exemplo.test',
      cidade: 'Lugar Nenhum',
      telefone: '12',
      [`respostas.${PERGUNTA}`]: '',
    })
    expect(again.status).toBe(422)
    for (const field of ['#cidade', '#telefone', `#respostas.${PERGUNTA}`])
      expect(again.html).toContain(`href="${field}"`)
  })

  it('keeps the reason when an answer takes somebody out, and takes them in all the same', async () => {
    const { status } = await send({
      ...whole,
      nome: 'Nilo Não',
      email: 'nilo@exemplo.test',
      [`respostas.${PERGUNTA}`]: 'nao',
    })
    expect(status).toBe(200)
    const { rows } = await office.api.pool.query(
      `select i.eliminada_motivo, i.situacao from talento t join inscricao i on i.talento_id = t.id where t.nome = 'Nilo Não'`,
    )
    expect(rows).toEqual([
      { eliminada_motivo: 'Resposta a “Pode à noite?” não atende ao pedido.', situacao: 'ativa' },
    ])
  })

  it.each([
    ['sim', 422],
    ['opcional', 200],
    ['nao', 200],
    [null, 200],
  ] as const)('asks for a video as «Pedir Vídeo CV» says: %s (audit W2)', async (videoCv, status) => {
    const video = '7b1c2a3d-0000-4000-8000-000000000099'
    const pergunta = {
      id: video,
      tipo: 'VIDEO' as const,
      title: 'Apresente-se em vídeo',
      // Whatever an older draft says of it.
      obrigatoria: videoCv !== 'sim',
      efeito: 'SINALIZAR' as const,
      criadaEm: '2026-01-01T00:00:00Z',
      duracao: 60 as const,
    }
    const vaga = await publish(office, { vaga: { videoCv, perguntas: [pergunta] } })
    const html = await (await office.api.request(`/campanha/${vaga.id}/inscricao`)).text()
    const isAsked = videoCv === 'sim' || videoCv === 'opcional'
    expect(html.includes(`name="video.${video}"`)).toBe(isAsked)
    expect(html.includes('Apresente-se em vídeo (obrigatória)')).toBe(videoCv === 'sim')
    const sent = await send({ ...whole, email: `video-${videoCv}@exemplo.test` }, {}, vaga.id)
    expect(sent.status).toBe(status)
    expect(sent.html.includes('Grave a resposta desta pergunta.')).toBe(status === 422)
    const recorded = new Blob([new Uint8Array([0x1a, 0x45, 0xdf, 0xa3, ...Buffer.from('  webm  ')])])
    const whoever = { ...whole, nome: `Vera ${videoCv}`, email: `vera-${videoCv}@exemplo.test` }
    expect((await send({ ...whoever, [`video.${video}`]: recorded }, {}, vaga.id)).status).toBe(200)
    const { rows } = await office.api.pool.query(
      'select r.id from resposta r join pergunta p on p.id = r.pergunta_id where p.campanha_id = $1',
      [vaga.id],
    )
    expect(rows).toHaveLength(isAsked ? 1 : 0)
  })

  it('refuses another site’s form', async () => {
    expect((await send(whole, { origin: 'https://outro.test' })).status).toBe(403)
  })

  it('leads to the one sign-up page of the settings, and nowhere else', async () => {
    const other = await openOffice({
      inscricaoUrl: 'https://inscricao.exemplo.test/vaga/{id}',
      inscricaoHosts: ['inscricao.exemplo.test'],
    })
    const stray = await openOffice({
      inscricaoUrl: 'https://mal.test/{id}',
      inscricaoHosts: ['inscricao.exemplo.test'],
    })
    try {
      const one = await publish(other)
      const html = await (await other.api.request(`/campanha/${one.id}/inscricao`)).text()
      expect(html).toContain(`href="https://inscricao.exemplo.test/vaga/${one.id}"`)
      expect(html).toContain('Ficar aqui')
      const two = await publish(stray)
      const own = await (await stray.api.request(`/campanha/${two.id}/inscricao`)).text()
      expect(own).not.toContain('mal.test')
      expect(own).toContain('Enviar inscrição')
    } finally {
      await other.api.close()
      await stray.api.close()
    }
  })
})

describe('the form of the candidate’s own page (audit C2)', () => {
  it('gives a correction back as it was typed when there were too many from one address', async () => {
    const { id } = await publish(office)
    const { data } = await apply(office.api, id, buildInscricao({ nome: 'Xênia Xis' }))
    const correct = () =>
      office.api.request(`/acompanhamento?chave=${data?.acompanhamento}`, {
        method: 'POST',
        headers: { 'x-forwarded-for': '10.9.9.9' },
        body: new URLSearchParams({
          acao: 'corrigir',
          nome: 'X',
          email: '',
          telefone: '',
          cidade: '',
          sobre: 'Um texto <b>longo</b>.',
        }),
      })
    const answers: Response[] = []
    for (let n = 0; n <= 30; n += 1) answers.push(await correct())
    expect([...new Set(answers.slice(0, 30).map(({ status }) => status))]).toEqual([422])
    const [last] = answers.slice(30)
    expect([last?.status, Number(last?.headers.get('retry-after')) > 0]).toEqual([429, true])
    expect(await last?.text()).toContain('Um texto &lt;b&gt;longo&lt;/b&gt;.</textarea>')
  })
})
