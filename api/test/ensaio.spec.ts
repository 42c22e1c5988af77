import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addDias, diaInBrazil } from '@seleta/regras/dia'
import { restoreSteps } from '../src/areas/pessoas/entrada/restore-steps'
import { restoreBackup } from '../src/database/backup/restore-backup'
import { writeBackup } from '../src/database/backup/write-backup'
import { sourceOf, targetOf } from '../src/ground/files/backup-files'
import { openStore } from '../src/ground/files/open-store'
import { openBackups } from './support/backup-e-volta'
import { openOffice, publish } from './support/campanhas'
import { s3SettingsOf, startFakeS3 } from './support/fake-s3'
import { openDoors, pdf } from './support/strangers'
import { createTestDatabase } from './support/test-database'

/** Whoever restores may rehearse, or mean another backup: nothing is lost by it that cannot be had again. */

it('nobody is erased within a week, whose time was over in the backup', async () => {
  const office = await openOffice()
  const backups = openBackups(office)
  const { pool } = office.api
  try {
    const doors = openDoors(office, 0)
    for (const [nome, dias] of [
      ['Caio Quase Foi', 29],
      ['Davi Acabou de Ir', 3],
    ] as const) {
      const { identificador } = await doors.enterPessoa({ nome, email: `oculta.${dias}@exemplo.test` })
      await pool.query(
        'update talento set oculta_em = now() - make_interval(days => $1) where identificador = $2',
        [dias, identificador],
      )
    }
    await backups.backUp()
    const restored = await backups.restore()
    const { rows } = await restored.pool.query<{ nome: string; oculta: Date }>(
      'select nome, oculta_em as oculta from talento where oculta_em is not null order by nome',
    )
    const hoje = diaInBrazil(new Date())
    expect(rows.map(({ nome, oculta }) => [nome, diaInBrazil(oculta)])).toEqual([
      ['Caio Quase Foi', addDias(hoje, -23)],
      ['Davi Acabou de Ir', addDias(hoje, -3)],
    ])
  } finally {
    await backups.close()
    await office.api.close()
  }
})

it('a bucket that holds files is not taken for that of an empty database, unless somebody says so', async () => {
  const fake = await startFakeS3()
  const folder = mkdtempSync(join(tmpdir(), 'seleta-ensaio-'))
  const file = join(folder, 'tudo.backup')
  const s3 = s3SettingsOf(fake.endpoint)
  const office = await openOffice({ s3 })
  const target = await createTestDatabase(true)
  const files = await openStore({ dataDir: folder, s3 })
  try {
    await openDoors(office, (await publish(office)).id).send({}, undefined, pdf())
    await writeBackup(office.api.pool, sourceOf(files.store), file)
    const restore = (isOwn: boolean, isReplacing: boolean) =>
      restoreBackup(target, targetOf(files, isOwn), restoreSteps, file, isReplacing)
    await expect(restore(false, false)).rejects.toThrow(
      /^Já há arquivos no armazenamento .*--mesmos-arquivos\.$/,
    )
    expect(fake.objects.size).toBe(1)
    expect(await restore(true, false)).toMatchObject({ arquivos: 1 })
    expect(await restore(false, true)).toMatchObject({ arquivos: 1 })
  } finally {
    files.store.close()
    await office.api.close()
    await target.drop()
    await fake.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})
