export { fetchText as ask } from '../../tests/http/raw-http.ts'
