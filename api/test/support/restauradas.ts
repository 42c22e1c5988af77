import { openBackups } from './backup-e-volta'
import { openOffice } from './campanhas'
import { openMailbox } from './mailbox'
import { openDoors } from './strangers'

/** An office whose people come in, are mended and erased around a backup. */
export async function openRestores() {
  const office = await openOffice({ publicUrl: 'https://vagas.exemplo.test' })
  const backups = openBackups(office)
  const as = { token: office.token }
  return {
    office,
    backups,
    doors: openDoors(office, 0),
    mailbox: openMailbox(office),
    async mend(identificador: string, part: { readonly nome?: string; readonly email?: string }) {
      const params = { identificador }
      const { cidade, ...dados } = (await office.api.call('getCorrecao', { params }, as)).body.data
      const body = { ...dados, cidadeId: cidade?.id ?? null, cpf: null, ...part }
      expect((await office.api.call('saveCorrecao', { params, body }, as)).status).toBe(200)
    },
    async erase(identificador: string) {
      const input = { params: { identificador } }
      expect((await office.api.call('deleteTalento', input, as)).status).toBe(204)
      await office.api.app.jobs.runDue()
    },
    async close() {
      await backups.close()
      await office.api.close()
    },
  }
}
