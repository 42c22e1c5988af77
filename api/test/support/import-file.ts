import type { Importacao } from '@seleta/contract/importacoes'
import { setTimeout as wait } from 'node:timers/promises'
import type { Office } from './campanhas'

/** A file of so many people, nobody twice. */
export const fileOf = (rows: number): string =>
  [
    'Nome;E-mail',
    ...Array.from({ length: rows }, (_, n) => `Importada ${n};importada${n}@exemplo.test`),
  ].join('\n')

const asker =
  (url: string, token: string) =>
  async (
    path: string,
    init: Omit<RequestInit, 'headers'> = {},
    type: Record<string, string> = {},
  ): Promise<Importacao> => {
    const answer = await fetch(`${url}/talento/v1/importacoes${path}`, {
      ...init,
      headers: { authorization: `Bearer ${token}`, ...type },
    })
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
    return ((await answer.json()) as { data: Importacao }).data
  }

/**
 * Sends a file and has it tried, as the screens do.
 * @param url of the api
 * @returns the import's id: nobody has come in yet
 */
export async function tryImport(
  url: string,
  token: string,
  csv: string,
  campanhaId: number | null,
): Promise<number> {
  const ask = asker(url, token)
  const form = new FormData()
  form.set('dados', '{}')
  form.set('arquivo', new Blob([csv]), 'pessoas.csv')
  const { id, mapeamento } = await ask('', { method: 'POST', body: form })
  await ask(
    `/${id}/conferir`,
    {
      method: 'POST',
      body: JSON.stringify({ mapeamento, campanhaId }),
    },
    { 'content-type': 'application/json' },
  )
  while ((await ask(`/${id}`)).estado !== 'conferida') await wait(50)
  return id
}

/**
 * Sends a file, has it tried and begins it, as the screens do.
 * @param url of the api
 * @returns the import's id, just told to begin
 */
export async function beginImport(
  url: string,
  token: string,
  csv: string,
  campanhaId: number | null,
): Promise<number> {
  const id = await tryImport(url, token, csv, campanhaId)
  await asker(url, token)(`/${id}/iniciar`, { method: 'POST' })
  return id
}

/** Sends a file, which waits then: nobody has said yet which column is what. */
export async function sendFile({ api, token }: Office, csv: string): Promise<Importacao> {
  const form = new FormData()
  form.set('dados', '{}')
  form.set('arquivo', new Blob([csv]), 'pessoas.csv')
  const response = await api.request('/talento/v1/importacoes', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
  return ((await response.json()) as { data: Importacao }).data
}

/** Everybody of the file is in, as far as they can be. @returns the import's id */
export async function bringIn(
  office: Office,
  csv: string,
  campanhaId: number | null = null,
): Promise<number> {
  const { api, token } = office
  const data = await sendFile(office, csv)
  const params = { id: data.id }
  const body = { mapeamento: data.mapeamento, campanhaId }
  await api.call('checkImportacao', { params, body }, { token })
  await api.app.jobs.runDue()
  await api.call('startImportacao', { params }, { token })
  await api.app.jobs.runDue()
  return data.id
}

/** Takes it back, to its end. */
export async function takeBack({ api, token }: Office, id: number): Promise<void> {
  await api.call('undoImportacao', { params: { id } }, { token })
  await api.app.jobs.runDue()
}
