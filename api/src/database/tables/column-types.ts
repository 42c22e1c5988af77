import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'

/** Kinds of columns: what a select gives, what an insert and an update take. */

export type Id = GeneratedAlways<number>
/** An id that a loader may choose (catalogues). */
export type OwnId = Generated<number>
export type Defaulted<T> = ColumnType<T, T | undefined, T>

/** timestamptz: a Date; microseconds are dropped, so keyset cursors need `id` too. */
export type Momento = ColumnType<Date, Date | string, Date | string>
export type MomentoOrNull = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
/** Filled with now() when left out. */
export type MomentoNow = ColumnType<Date, Date | string | undefined, Date | string>
/** date: `yyyy-mm-dd`. */
export type Dia = ColumnType<string, string, string>
export type DiaOrNull = ColumnType<string | null, string | null | undefined, string | null>

/** jsonb: read as a value, written with JSON.stringify. */
export type Json<T extends object> = JSONColumnType<T>
export type JsonOr<T extends object> = ColumnType<T, string | undefined, string>
export type JsonOrNull<T extends object> = ColumnType<T | null, string | null | undefined, string | null>
export type JsonObject = Record<string, unknown>
