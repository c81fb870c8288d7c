import type { ColumnType } from 'kysely'
import type { Json } from '#schemas/generated/content.ts'

/** An instant that the database sets when it is not given. */
export type GeneratedTime = ColumnType<Date, Date | string | undefined, Date | string>

/** An instant that may be absent. */
export type NullableTime = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>

/** A column with a default value. */
export type Defaulted<T> = ColumnType<T, T | undefined, T>

/** A document or a part of one as JSON. Any program may have stored it, so its readers get it as unknown. */
export type StoredDocument<T> = ColumnType<unknown, T, T>

/** A JSON object. */
export type JsonMap = Record<string, Json>
