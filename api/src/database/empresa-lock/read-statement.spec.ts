import { loadParser } from './load-parser'
import type { Tables } from './places'
import { readStatement } from './read-statement'

/** As the database tells them: a column that points at a key is that key. */
const TABLES: Tables = new Map([
  ['empresa', new Map([['id', 'empresa_id']])],
  ['talento', new Map([['id', 'talento.id']])],
  ['campanha', new Map([['id', 'campanha.id']])],
  [
    'inscricao',
    new Map([
      ['id', 'inscricao.id'],
      ['talento_id', 'talento.id'],
      ['campanha_id', 'campanha.id'],
    ]),
  ],
])

beforeAll(() => loadParser())
const lockOf = (text: string) => readStatement(text, TABLES)

describe('what a statement needs to be one company’s own', () => {
  it.each([
    ['its table by the company', 'select * from talento where empresa_id = $1', [1]],
    ['an index not taken', 'select * from talento t where t.empresa_id + 0 = $1', [1]],
    ['a cast', 'select * from talento t where t.empresa_id = $1::bigint', [1]],
    [
      'what is joined by a key to what is held',
      'select * from inscricao i join talento t on t.id = i.talento_id where i.empresa_id = $2 and t.nome = $1',
      [2],
    ],
    [
      'the side of a left join that its condition leaves rows out of',
      'select * from inscricao i left join campanha c on c.id = i.campanha_id where i.empresa_id = $1',
      [1],
    ],
    [
      'a question for each row',
      'select (select count(*) from inscricao i where i.talento_id = t.id) from talento t where t.empresa_id = $1',
      [1],
    ],
    [
      'rows of which one exists in what is held',
      'select * from talento t where exists (select from inscricao i where i.empresa_id = $1 and i.talento_id = t.id)',
      [1],
    ],
    [
      'keys among those that were asked for',
      'select * from talento where id in (select talento_id from inscricao where empresa_id = $1)',
      [1],
    ],
    [
      'keys in a list that was asked for',
      'select * from talento where id = any(array(select talento_id from inscricao where empresa_id = $1))',
      [1],
    ],
    [
      'a part with a name',
      'with p as materialized (select *, 1 as n from (select talento_id from inscricao where empresa_id = $1) q) select * from p join talento t on t.id = p.talento_id',
      [1],
    ],
    [
      'both ways of an or',
      'select * from talento t where (t.empresa_id = $1 and t.nome = $2) or (t.empresa_id = $3 and t.cpf = $4)',
      [1, 3],
    ],
    [
      'both halves of a union',
      'select id from talento where empresa_id = $1 union select talento_id from inscricao where empresa_id = $2',
      [1, 2],
    ],
    ['rows that are written', 'insert into talento (nome, empresa_id) values ($1, $2), ($3, $4)', [2, 4]],
    [
      'rows written from what is held',
      'insert into inscricao (empresa_id, talento_id) select t.empresa_id, t.id from talento t where t.empresa_id = $1',
      [1],
    ],
    ['the company itself', 'update empresa set nome = $2 where id = $1', [1]],
    [
      'two writes in one',
      'with a as (update talento set nome = $1 where empresa_id = $2 and id = $3 returning id) delete from inscricao i using a where i.talento_id = a.id',
      [2],
    ],
    [
      'a row that the company has already',
      'insert into talento (id, empresa_id) values ($1, $2) on conflict (empresa_id, id) do update set nome = excluded.nome',
      [2],
    ],
    [
      'a row in the way that is changed only where it is the company’s',
      'insert into talento as t (id, empresa_id) values ($1, $2) on conflict (id) do update set nome = $3 where t.empresa_id = excluded.empresa_id',
      [2],
    ],
    ['a row that stays the company’s', 'update talento set empresa_id = $2 where empresa_id = $1', [1, 2]],
    ['nothing of a company', 'select * from cidade where id = $1', []],
  ])('%s', (_, text, parameters) => {
    expect(lockOf(text)).toEqual({ parameters, loose: [] })
  })

  it.each([
    ['a key alone', 'select * from talento where id = $1', ['talento']],
    ['a list of keys', 'update talento set nome = $1 where id = any($2)', ['talento']],
    ['what is not equal', 'select * from talento where empresa_id <> $1', ['talento']],
    ['one way of an or', 'select * from talento t where t.empresa_id = $1 or t.nome = $2', ['talento t']],
    ['the contrary', 'select * from talento where not (empresa_id = $1)', ['talento']],
    [
      'the side of a left join that keeps all of its rows',
      'select * from inscricao i left join campanha c on c.id = i.campanha_id and i.empresa_id = $1 and c.empresa_id = $1',
      ['inscricao i'],
    ],
    [
      'another kind of key',
      'select * from inscricao i join talento t on t.id = i.campanha_id where i.empresa_id = $1',
      ['talento t'],
    ],
    [
      'a question within that asks everybody',
      'select (select count(*) from talento) from inscricao where empresa_id = $1',
      ['talento'],
    ],
    [
      'one half of a union',
      'select id from talento where empresa_id = $1 union select talento_id from inscricao',
      ['inscricao'],
    ],
    ['rows that are written for nobody', 'insert into talento (nome) values ($1)', ['talento']],
    [
      'rows that are written for whoever a list names',
      'insert into talento (empresa_id) select v.empresa_id from jsonb_to_recordset($1) as v (empresa_id bigint)',
      ['talento'],
    ],
    ['a part with a name', 'with p as (delete from talento where id = $1) select 1', ['talento']],
    [
      'a count beside each row: there is one where nothing is',
      'select * from talento t, lateral (select count(*) from inscricao i where i.talento_id = t.id and i.empresa_id = $1) c',
      ['talento t'],
    ],
    [
      'a row that exists for whatever is summed',
      'select * from talento t where exists (select max(i.id) from inscricao i where i.talento_id = t.id and i.empresa_id = $1)',
      ['talento t'],
    ],
    [
      'groups of all',
      'select * from talento t, lateral (select i.id from inscricao i where i.talento_id = t.id and i.empresa_id = $1 group by grouping sets ((), (i.id))) c',
      ['talento t'],
    ],
    [
      'a name that may be another’s column',
      'select * from talento t where exists (select from jsonb_to_recordset($2) as v (empresa_id bigint) where empresa_id = $1)',
      ['talento t'],
    ],
    [
      'columns under other names',
      'select * from talento t (empresa_id, id) where t.empresa_id = $1',
      ['talento t'],
    ],
    [
      'what is found in rounds by keys that change',
      'with recursive p as (select id from talento where empresa_id = $1 union all select i.campanha_id from inscricao i join p on p.id = i.talento_id) select * from p',
      ['inscricao i'],
    ],
    [
      'a row that stands in the way of a new one',
      'insert into talento (id, empresa_id, nome) values ($1, $2, $3) on conflict (id) do update set nome = excluded.nome',
      ['talento'],
    ],
    ['a row that is given away', 'update talento t set empresa_id = 7 where t.empresa_id = $1', ['talento']],
    ['what is emptied whole', 'truncate talento', ['talento']],
    [
      'what is put together with what is there',
      'merge into talento t using inscricao i on i.talento_id = t.id when matched then delete',
      ['talento', 'inscricao'],
    ],
    ['what stands beside', 'delete from inscricao i using talento t where i.empresa_id = $1', ['talento t']],
  ])('is not there for %s', (_, text, loose) => {
    expect(lockOf(text).loose).toEqual(loose)
  })
})
