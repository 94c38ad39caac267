import { App, appliedVersions, generateApiKey } from '@supabase/lite'
import { createPgliteConnection } from '@supabase/lite/pglite'
import { createClient } from '@supabase/supabase-js'
import { readFileSync, readdirSync } from 'node:fs'
const t0 = performance.now(); const lap = (s: string) => console.log(s, Math.round(performance.now() - t0))
const dir = '/tmp/exp/db'
const connection = await createPgliteConnection({ url: dir })
await connection.driver.waitReady
lap('open')
const pub = (await generateApiKey('publishable')).key, sec = (await generateApiKey('secret')).key
const auth = { enabled: true, jwt_secret: 'x'.repeat(40), jwt_expiry: 3600, publishable_key: pub, secret_key: sec, minimum_password_length: 12 , site_url: 'http://localhost:4173'}
const boot = new App({ connection, auth: { ...auth, enable_signup: true } } as any)
await boot.ensureSystemSchema(); lap('system')
await connection.driver.exec(`do $$ declare r text; begin foreach r in array array['anon','authenticated','service_role'] loop if not exists (select from pg_roles where rolname=r) then execute format('create role %I nologin%s', r, case when r='service_role' then ' bypassrls' else '' end); end if; end loop; end $$;`)
const done = new Set(await appliedVersions(connection))
for (const f of readdirSync('supabase/migrations').sort()) {
  const v = f.slice(0, 14); if (done.has(v)) continue
  const sql = readFileSync('supabase/migrations/' + f, 'utf8')
  await connection.driver.transaction(async (tx) => { await tx.exec(sql); await tx.query('insert into supabase_migrations.schema_migrations (version,name,statements) values ($1,$2,$3)', [v, f, [sql]]) })
}
lap('migrated')
if (!done.size) await connection.driver.exec(readFileSync('supabase/seed.sql', 'utf8'))
lap('seed')
const app = new App({ connection, auth: { ...auth, enable_signup: false }, options: { server: { admin: false, disableStudio: true } } } as any)
const c = boot.getClient()
console.log('signup', (await c.auth.signUp({ email: 'owner@example.com', password: 'correct horse battery' })).error)
lap('signup')
const acl = async (m: string) => console.log(m, (await connection.driver.query(`select relname, relacl::text from pg_class where relnamespace='public'::regnamespace and relkind='r'`)).rows, (await connection.driver.query(`select nspname, count(*)::int from pg_class c join pg_namespace n on n.oid=relnamespace where relrowsecurity group by 1`)).rows)
await acl('before')
const anon = createClient('http://localhost:4173', pub, { global: { fetch: (i: any, o: any) => app.fetch(new Request(i, o)) }, auth: { persistSession: false } })
console.log('anon', await anon.from('recipes').select('title').limit(1))
await acl('after')
await connection.driver.exec('select private.apply_grants()')
console.log('anon2', (await anon.from('recipes').select('title').limit(1)))
await acl('again')
console.log('auth acl', (await connection.driver.query(`select relname, relacl::text, relrowsecurity from pg_class where relnamespace='auth'::regnamespace and relkind='r'`)).rows)
const svc = createClient('http://localhost:4173', sec, { global: { fetch: (i: any, o: any) => app.fetch(new Request(i, o)) }, auth: { persistSession: false } })
console.log('svc', await svc.from('contact_messages').insert({ form_type: 'contact', name: 'A', email: 'a@b.c', message: 'hi', details: null }).select().single())
console.log('claim', await svc.rpc('claim_unsent_messages', { max_rows: 5 }))
console.log('anon claim', await anon.rpc('claim_unsent_messages', { max_rows: 5 }))
for (const [e, p] of [['owner@example.com', 'wrong password here'], ['nobody@example.com', 'wrong password here']] as const) { const a = performance.now(); const r = await anon.auth.signInWithPassword({ email: e, password: p }); console.log(e, r.error?.message, r.error?.status, r.error?.code, Math.round(performance.now() - a)) }
for (const [u, b] of [['otp', { email: 'new@example.com', create_user: true }], ['signup', { email: 'new@example.com', password: 'long enough password' }], ['recover', { email: 'owner@example.com' }], ['recover', { email: 'no@example.com' }], ['magiclink', { email: 'no@example.com' }],['admin/users', {email:'x@y.z', password:'long enough password'}]] as const) { const r = await app.fetch(new Request('http://localhost:4173/auth/v1/' + u, { method: 'POST', headers: { apikey: pub, 'content-type': 'application/json' }, body: JSON.stringify(b) })); console.log(u, r.status, await r.text()) }
for (const p of ['/', '/_system', '/_system/info', '/studio', '/rest/v1/', '/auth/v1/settings', '/auth/v1/health','/auth/v1/.well-known/jwks.json']) { const r = await app.fetch(new Request('http://localhost:4173' + p, {headers: {apikey: pub}})); console.log(p, r.status, (await r.text()).slice(0, 100)) }
lap('end')
await connection.close()
lap('closed')
