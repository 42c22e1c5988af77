import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findSecondCopies } from './once-rules.mjs'

const copiesIn = (path, text) => findSecondCopies([{ path, text }])

test('a second folding of accents is caught, the one of regras is not', () => {
  const text = "\nconst fold = (text) => text.normalize('NFD').toLowerCase()"
  assert.deepEqual(copiesIn('mfe-kanban/src/rules/a.ts', text), [
    'mfe-kanban/src/rules/a.ts:2 folds accents by itself: ask @seleta/regras/text',
  ])
  assert.deepEqual(copiesIn('shared/regras/src/text.ts', text), [])
  assert.deepEqual(copiesIn('api/src/a.ts', "const kept = text.normalize('NFC')"), [])
})

test('a day by the connection’s zone is caught, Brazil’s is not', () => {
  for (const query of [
    'sql`criado_em >= current_date - 3`',
    'sql`v.criado_em::date`',
    "sql`date_trunc('day', criado_em)`",
  ])
    assert.equal(copiesIn('api/src/areas/a/a-repository.ts', query).length, 1, query)
  for (const [path, query] of [
    ['api/src/areas/a/a-repository.ts', 'sql`${hoje} - 3`'],
    ['api/src/areas/a/a-repository.ts', "sql`date_trunc('milliseconds', criado_em)`"],
    ['api/src/database/migrations/001-a.ts', 'sql`current_date`'],
    ['api/src/database/hoje.ts', 'sql`(x at time zone y)::date`'],
  ])
    assert.deepEqual(copiesIn(path, query), [], query)
})

/** One planted copy of each rule, in a file that is not its home; and what is like it and no copy. */
const PLANTED = [
  [
    'api/src/areas/a/a-repository.ts',
    'sql`(p.fechamento is null or p.fechamento >= ${hoje})`',
    'what takes applications',
  ],
  [
    'api/src/areas/a/a.ts',
    'const open = fechamento === null || fechamento >= hoje',
    'what takes applications',
  ],
  [
    'api/src/areas/a/a-repository.ts',
    "sql`case when p.situacao = 'PUBLICADA' and p.fechamento < ${today} then 1 end`",
    'what takes applications',
  ],
  [
    'api/src/areas/a/a-repository.ts',
    ".where('c.fechamento', '<=', sql<string>`${today} + ${ENCERRA_EM_DIAS}::int`)",
    'what takes applications',
  ],
  ['api/src/areas/a/a-repository.ts', "sql`p.situacao <> 'RASCUNHO'`", 'once published'],
  ['shared/campanha/src/a.ts', "const hasLink = situacao !== 'RASCUNHO'", 'once published'],
  ['mfe-wizard/src/features/a/a.tsx', "({count} {total === 1 ? 'combina' : 'combinam'})", 'plural by hand'],
  ['api/src/commands/a.ts', 'say(`${count === 1 ? done[0] : done[1]}.`)', 'plural by hand'],
  ['api/src/areas/avisos/a.ts', 'titulo:\n    total === 1\n      ? one\n      : many', 'plural by hand'],
  ['mfe-candidates/src/rules/a.ts', "destinatario.includes('@')", 'what an e-mail is'],
  ['api/src/areas/a/a.ts', "const FINAIS = ['contratado', 'reprovado', 'desistente']", 'end a process'],
  ['mfe-kanban/src/rules/a.ts', "if (tipo === 'contratado' || tipo === 'reprovado') return", 'end a process'],
  [
    'api/src/areas/a/a-repository.ts',
    'sql`select 1 from sessao s where s.expira_em > now()`',
    'which session lives',
  ],
  ['api/src/areas/a/a-repository.ts', ".where('sessao.expiraEm', '>', now)", 'which session lives'],
  ['api/src/areas/a/a-repository.ts', "sql`to_char(c.fechamento, 'DD/MM/YYYY')`", 'Portuguese in SQL'],
  [
    'api/src/areas/a/a-repository.ts',
    "sql`case when n = 1 then '1 pessoa' else n || ' pessoas' end`",
    'Portuguese in SQL',
  ],
  ['shared/public-pages/src/a.tsx', '<TextField maxLength={160} />', 'how many characters'],
  ['mfe-candidates/src/features/a/a.tsx', 'htmlInput: { maxLength: 2000 }', 'how many characters'],
  ['shared/contract/src/a.ts', 'nome: lineUpTo(160),', 'how many characters'],
  ['shared/contract/src/a.ts', "telefone: textUpTo(30).default(''),", 'how many characters'],
  ['shared/contract/src/a.ts', 'token: z.string().max(200),', 'how many characters'],
  ['shared/contract/src/a.ts', 'idiomas: z.array(textUpTo(IDIOMA_MAX)).max(12),', 'how many of something'],
  ['mfe-candidates/src/features/a/a.tsx', 'max={20}', 'how many of something'],
  ['mfe-candidates/src/features/a/a.tsx', '<small>PDF, até 5 MB</small>', 'how large a file'],
  ['shared/ui/src/form/a.tsx', "const text = String(value).replace('.', ',')", 'comma of an amount'],
  ['api/src/areas/campanhas/a.ts', "`${names.join(', ')} e ${last}`", 'lists by hand'],
  ['mfe-kanban/src/rules/a.ts', 'const isStalled = dias > limiteDias', 'stands too long'],
  ['api/src/areas/a/a-repository.ts', 'sql`${dia} + e.limite_dias + 1`', 'stands too long'],
  ['api/src/areas/a/a-repository.ts', 'link: `/dashboard/candidatos/${id}`,', 'an address of the dashboard'],
  [
    'api/src/areas/a/a.ts',
    'const link = `${publicUrl}/acompanhamento?chave=${chave}`',
    'an address of the public pages',
  ],
  ['mfe-candidates/src/rules/a.ts', 'const link = `/campanha/${id}`', 'an address of the public pages'],
  ['host/src/features/a/a.tsx', 'href={slug ? `/privacidade?empresa=${slug}` : home}', 'of the public pages'],
  ['host/src/features/a/a.tsx', '<a href="/privacidade">privacidade</a>', 'of the public pages'],
  [
    'mfe-wizard/src/a.tsx',
    'const address = window.location.origin + paths.campanhaPublica(id)',
    'whole address',
  ],
  ['mfe-kanban/src/a.ts', 'new URL(paths.campanhaPublica(id), location.origin).href', 'whole address'],
  ['shared/contract/src/a.ts', String.raw`text.split(/[,;\n]/).map(trim)`, 'parts a typed list'],
  ['api/src/areas/a/a.ts', 'value.split(/[;,]/)', 'parts a typed list'],
  ['shared/ui/src/charts/a.ts', String.raw`return '\uFEFF' + rows`, 'writes CSV'],
  ['api/src/ground/a.ts', "const mime = 'text/csv; charset=utf-8'", 'writes CSV'],
  ['mfe-candidates/src/a.ts', `text.replaceAll('"', '""')`, 'writes CSV'],
  ['shared/contract/src/a.ts', 'return Date.now() + WINDOW', 'looks at the clock'],
  ['mfe-wizard/src/rules/a.ts', 'const today = diaInBrazil(now())', 'looks at the clock'],
  ['shared/regras/src/a.ts', 'export const age = (dia) => years(dia, new Date())', 'looks at the clock'],
  ['shared/contract/src/a.ts', 'limite: z.number().min(1).max(200).default(50),', 'a limit as a figure'],
  [
    'mfe-kanban/src/features/a/a.tsx',
    'const name = `Aderência: ${aderencia} de 100`',
    'what the aderência is',
  ],
  ['mfe-kanban/src/features/a/a.ts', "link.download = 'a.csv'", 'saves a file'],
  ['mfe-kanban/src/features/a/a.ts', "next.set('talento', identificador)", 'a person over a page'],
  ['host/src/features/a/a.tsx', 'to={`?talento=${identificador}`}', 'a person over a page'],
  ['mfe-wizard/src/a.ts', 'return Number.isSafeInteger(id) && id > 0 ? id : null', 'the number of a row'],
  ['host/src/rules/a.ts', String.raw`const isId = (text) => /^[1-9]\d*$/.test(text)`, 'the number of a row'],
  ['mfe-candidates/src/a.ts', String.raw`/^\/dashboard\/selecao\/(\d+)/.exec(pathname)`, 'reads an address'],
  ['host/src/features/a/a.ts', "target.closest('input, textarea')", 'is typing'],
  ['shared/public-pages/src/a.tsx', "const date = new Intl.DateTimeFormat('pt-BR')", 'days or numbers'],
  ['mfe-kanban/src/rules/a.ts', "return total.toLocaleString('pt-BR')", 'days or numbers'],
  ['mfe-kanban/src/rules/a.ts', "const word = total === 1 ? 'vaga' : 'vagas'", 'plural by hand'],
  ['mfe-kanban/src/rules/a.ts', 'return `há ${days} dias`', 'how long ago'],
  ['host/src/rules/a.ts', "const words = 'O convite vale por 7 dias.'", 'how long something is'],
  ['api/src/areas/a/a.ts', "'separados há mais de dois minutos.'", 'how long something is'],
  [
    'mfe-kanban/src/features/a/a.tsx',
    String.raw`const digits = text.replaceAll(/\D/g, '')`,
    'takes the digits',
  ],
  ['mfe-wizard/src/rules/a.ts', String.raw`const line = text.replace(/\s+/g, ' ').trim()`, 'single blanks'],
  ['host/src/rules/a.ts', String.raw`const EMAIL = /^\S+@\S+\.\S+$/`, 'what an e-mail is'],
  ['api/src/areas/a/a.ts', String.raw`const EMAIL = /^[^@\s]+@[^@\s]+$/`, 'what an e-mail is'],
  ['mfe-candidates/src/rules/a.ts', String.raw`const CPF = /^\d{3}\.\d{3}\.\d{3}-\d{2}$/`, 'CPF'],
  ['shared/ui/src/a.ts', String.raw`const CEP = /^\d{5}-?\d{3}$/`, 'CEP'],
  ['api/src/areas/a/a.ts', String.raw`const TELEFONE = /^\d{10,11}$/`, 'a phone'],
  ['shared/ui/src/a.ts', "fillPattern('###.###.###-##', digits)", 'CPF'],
  ['api/src/areas/a/a.ts', String.raw`const DIA = /^(\d{4})-(\d{2})-(\d{2})$/`, 'reads a day'],
  ['mfe-wizard/src/rules/a.ts', String.raw`const DIA = /^\d{2}\/\d{2}\/\d{4}$/`, 'reads a day'],
  ['mfe-wizard/src/rules/a.ts', 'const local = `${cidade.nome} - ${cidade.uf}`', 'a city with its state'],
  ['api/src/domain/a/a.ts', 'return `${nome}/${uf}`', 'a city with its state'],
  ['mfe-candidates/src/a.tsx', "[cidade, uf].filter(Boolean).join(' – ')", 'a city with its state'],
  ['api/src/areas/a/a-repository.ts', "sql`c.nome || ' – ' || c.uf`", 'a city with its state'],
  ['mfe-wizard/src/rules/a.ts', 'const words = `até R$ ${max}`', 'an amount'],
  ['api/src/areas/a/a.ts', "const first = nome.split(' ')[0]", 'first name'],
  ['api/src/areas/a/a.ts', "const slug = foldText(nome).replaceAll(/[^a-z0-9]+/g, '-')", 'address word'],
  ['mfe-kanban/src/rules/a.ts', 'const text = `${nome} agora em ${etapa}.`', 'tells a move'],
  ['mfe-kanban/src/features/a/a.tsx', 'const isSlow = useElapsed(5000)', 'without a word'],
  ['api/src/areas/a/a.ts', String.raw`const FORMULA = /^[=+\-@]/`, 'a formula'],
  ['api/src/areas/a/a-repository.ts', "sql`c.situacao in ('PUBLICADA', 'PAUSADA')`", 'in progress'],
  ['api/src/areas/a/a-repository.ts', 'sql`u.ativado_em is not null`', 'who works in a company'],
  ['api/src/areas/a/a-repository.ts', ".where('ativadoEm', 'is not', null)", 'who works in a company'],
  ['api/src/areas/a/a.ts', "const title = nome === '' ? `#${id}` : nome", 'without a name'],
  ['api/src/areas/a/a-repository.ts', "sql`coalesce(nullif(c.nome, ''), '#' || c.id)`", 'without a name'],
  ['shared/contract/src/a.ts', 'campanha: z.coerce.number().int().positive().optional(),', 'what an id is'],
  ['api/src/areas/a/a-http.ts', "const own = parseCookie(request.headers.cookie ?? '')[OWN]", 'a cookie'],
  ['mfe-candidates/src/queries/a.ts', "if (!text.startsWith('%PDF-')) return", 'what is a PDF'],
  ['host/src/a.ts', "'O navegador não deixou copiar. Selecione o link e copie.'", 'nothing was copied'],
  ['api/src/areas/a/a.ts', 'const isOurs = email.endsWith(`@${dominio}`)', 'what an e-mail is'],
  ['shared/campanha/src/a.tsx', 'const mail = `mailto:${encodeURIComponent(email)}`', 'what an e-mail is'],
  ['api/src/areas/a/a.ts', "raw.replaceAll(/(.{4})(?=.)/g, '$1-')", 'parts a code in groups'],
]
for (const [path, text, words] of PLANTED)
  test(`a second copy is caught: ${text}`, () => {
    const faults = copiesIn(path, text)
    assert.equal(faults.length, 1, faults.join())
    assert.match(faults[0], new RegExp(words))
  })

test('what only looks like a copy is left alone', () => {
  for (const [path, text] of [
    ['api/src/areas/a/a-repository.ts', ".orderBy('c.fechamento')"],
    ['api/src/areas/a/a-repository.ts', ".where('expiraEm', '>', sql<Date>`now()`)"],
    ['api/src/areas/a/a.ts', "const resposta = fracao === 1 ? 'tem' : 'outra função'"],
    ['mfe-kanban/src/rules/a.ts', "const [first] = ['contratado', 'Contratados']"],
    ['shared/ui/src/masks/masks.ts', "placeholder: '00000-000'"],
    ['api/src/areas/a/a.ts', String.raw`const ID = /^\d{1,15}$/`],
    ['shared/regras/src/tempo.ts', 'return `há ${days} dias`'],
  ])
    assert.deepEqual(copiesIn(path, text), [], text)
})
