"""Answers POST /v1/embeddings like an OpenAI-compatible endpoint, with the model in a folder: serve.py FOLDER PORT."""

import json
import sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Lock

from sentence_transformers import SentenceTransformer

model = SentenceTransformer(sys.argv[1])
lock = Lock()


class Embeddings(BaseHTTPRequestHandler):
    def do_POST(self):
        asked = json.loads(self.rfile.read(int(self.headers["content-length"])))
        with lock:
            vectors = model.encode(asked["input"], batch_size=32, normalize_embeddings=True)
        data = [{"object": "embedding", "index": at, "embedding": one.tolist()} for at, one in enumerate(vectors)]
        body = json.dumps({"object": "list", "model": asked.get("model", ""), "data": data}).encode()
        self.send_response(200)
        self.send_header("content-type", "application/json")
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


ThreadingHTTPServer(("127.0.0.1", int(sys.argv[2])), Embeddings).serve_forever()
