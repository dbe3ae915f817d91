#!/bin/bash
# Makes the three servers one replica set, if they are not one yet, and waits until it has a primary.
set -euo pipefail
for host in mongo-1 mongo-2 mongo-3; do
  until mongosh --quiet --host "$host" --eval 'db.adminCommand("ping").ok' > /dev/null 2>&1; do sleep 1; done
done
mongosh --quiet --host mongo-1 --eval '
  try { rs.status() } catch (error) {
    if (error.codeName !== "NotYetInitialized") throw error;
    rs.initiate({ _id: "rs0", members: [1, 2, 3].map((n) => ({ _id: n, host: `mongo-${n}:27017` })) });
  }'
mongosh --quiet "mongodb://mongo-1,mongo-2,mongo-3/?replicaSet=rs0" --eval 'db.hello().isWritablePrimary'
