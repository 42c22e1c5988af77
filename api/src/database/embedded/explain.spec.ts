import { explain } from './explain'

const PGDATA = '/dados/pgdata'
const of = (...lines: string[]) =>
  explain(lines.map((line) => `2026-11-28 02:00:00 -03 [7] ${line}\n`).join(''), PGDATA)

describe('what a server that does not start is said to have', () => {
  it.each([
    'could not create lock file "/tmp/Lima/.s.PGSQL.5432.lock": No such file or directory',
    'could not create any Unix-domain sockets',
  ])('no door, in its own last words, and no damage: %s', (words) => {
    expect(of('LOG:  starting PostgreSQL', `FATAL:  ${words}`, 'LOG:  database system is shut down')).toBe(
      `O PostgreSQL não conseguiu abrir o socket do banco em ${PGDATA} e disse: «${words}».`,
    )
  })

  it('another owner, where its own lock cannot be made', () => {
    expect(of('FATAL:  could not create lock file "postmaster.pid": Permission denied')).toMatch(
      /^O banco em \/dados\/pgdata não pode ser lido ou escrito por este usuário/,
    )
  })

  it.each([
    'PANIC:  could not locate a valid checkpoint record',
    'FATAL:  could not open file "global/pg_filenode.map": No such file or directory',
    'FATAL:  incorrect checksum in control file',
    'postgres: could not access the server configuration file "/dados/pgdata/postgresql.conf": No such file',
  ])('damage, where it says that its own files are missing or broken: %s', (words) => {
    expect(of(words)).toMatch(/está danificado e não abre/)
  })

  it.each([
    [
      'FATAL:  the database system is not yet accepting connections',
      'disse: «the database system is not yet',
    ],
  ])('no damage, where it says something else or nothing: %s', (line, words) => {
    expect(of(line)).toContain(words)
    expect(of(line)).not.toContain('danificado')
  })
})
