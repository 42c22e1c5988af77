import type { CallAnswer } from '@seleta/contract/calls'
import type { Caller } from '../calls/caller'
import { residentMiB, type RunningProduct, type Seeded } from '../running-product'

export interface ImportFigure {
  /** From «Importar» to the end, without upload and try. */
  readonly seconds: number
  /** Upload and try. */
  readonly secondsBefore: number
  /** How much higher the api's own memory stood at its highest in the last quarter of the rows than in the second. */
  readonly growthMiB: number
}

const ROWS = 10_000
const EVERY_MS = 250

/** 10,000 people of a file into a campaign, with scores. */
export async function measureImport(
  product: RunningProduct,
  session: string,
  call: Caller,
  { campanhaId }: Seeded,
): Promise<ImportFigure> {
  const begun = performance.now()
  const form = new FormData()
  form.set('dados', '{}')
  form.set('arquivo', new Blob([csv()]), 'pessoas.csv')
  const response = await fetch(`${product.url}/talento/v1/importacoes`, {
    method: 'POST',
    headers: { authorization: `Bearer ${session}` },
    body: form,
  })
  if (!response.ok) throw new Error(`upload: ${response.status} ${await response.text()}`)
  const { data } = (await response.json()) as CallAnswer<'createImportacao'>
  const params = { id: data.id }
  const read = () => call('getImportacao', { params })
  await call('checkImportacao', { params, body: { mapeamento: data.mapeamento, campanhaId } })
  await until(async () => (await read()).data.estado === 'conferida')
  const started = performance.now()
  await call('startImportacao', { params })
  const peaks = [0, 0, 0, 0]
  await until(async () => {
    const { data: now } = await read()
    const { api } = residentMiB(product.pid)
    const quarter = Math.min(3, Math.floor((4 * now.processadas) / ROWS))
    peaks[quarter] = Math.max(peaks[quarter] ?? 0, api)
    return now.estado === 'concluida'
  })
  const { contagem } = (await read()).data
  if (contagem.criada !== ROWS) throw new Error(`${contagem.criada} of ${ROWS} came in`)
  return {
    seconds: (performance.now() - started) / 1000,
    secondsBefore: (started - begun) / 1000,
    growthMiB: (peaks[3] ?? 0) - (peaks[1] ?? 0),
  }
}

function csv(): string {
  const stamp = Date.now()
  const rows = Array.from({ length: ROWS }, (_, n) =>
    [
      `Pessoa ${n} da Importação`,
      `p${n}.${stamp}@importacao.example`,
      '',
      'Campinas - SP',
      'Ensino Médio',
      'Vendedor',
      `Loja ${n % 100}`,
      'Inglês, Espanhol',
      'Excel, Atendimento, Vendas',
      '4',
      'Experiência com atendimento ao público, organização de estoque e fechamento de caixa.',
    ].join(';'),
  )
  const head = 'nome;email;telefone;cidade;formacao;cargo;empresa;idiomas;habilidades;experiencia;sobre'
  return [head, ...rows].join('\n')
}

async function until(isDone: () => Promise<boolean>): Promise<void> {
  while (!(await isDone())) await new Promise((resolve) => setTimeout(resolve, EVERY_MS))
}
